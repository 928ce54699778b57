import type { MyGame } from "./wire";

/** What this device keeps: an entry for each table, and the steps of its game. Everything is text that Python wrote. */
interface Entry {
  id: string;
  table: string;
  game: string; // the table's line in My games
}
interface StepEntry {
  table: string;
  number: number;
  text: string;
}

let opened: Promise<IDBDatabase> | null = null;

/** Opens the database. Rejects where the browser stores nothing, as in some private windows. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("galecrest", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("steps", { keyPath: ["table", "number"] });
    };
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onsuccess = () => {
      request.result.onversionchange = () => (request.result.close(), (opened = null));
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const stepsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no result"));
  });
}

/** Carries out changes, all or none. Resolves when they are on the disk. */
async function change(work: (tables: IDBObjectStore, steps: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  const transaction = database.transaction(["tables", "steps"], "readwrite", { durability: "strict" });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
  try {
    work(transaction.objectStore("tables"), transaction.objectStore("steps"));
  } catch (error) {
    transaction.abort();
    await done.catch(() => undefined);
    throw error;
  }
  return done;
}

/** The storage of `galecrest.browser`. */
export const shelf = {
  async read(table: string): Promise<string[]> {
    const transaction = (await open()).transaction(["tables", "steps"]);
    const [entry, steps] = await Promise.all([
      result<Entry | undefined>(transaction.objectStore("tables").get(table) as IDBRequest<Entry | undefined>),
      result<StepEntry[]>(transaction.objectStore("steps").getAll(stepsOf(table)) as IDBRequest<StepEntry[]>),
    ]);
    return entry ? [entry.table, ...steps.map(({ text }) => text)] : [];
  },

  /** Resolves to the code of a refusal, or to an empty text. A step that is there already was stored by another tab; a table that is
   *  there no more was deleted by one. */
  async write(id: string, table: string, game: string, first: number, texts: string[]): Promise<string> {
    const isNew = first === 0 && texts.length > 0;
    let gone = false;
    try {
      await change((tables, steps) => {
        const known = tables.getKey(id);
        known.onsuccess = () => {
          gone = !isNew && known.result === undefined;
          if (gone) tables.transaction.abort();
        };
        texts.forEach((text, place) => steps.add({ table: id, number: first + place, text } satisfies StepEntry));
        tables.put({ id, table, game } satisfies Entry);
      });
      return "";
    } catch (error) {
      const taken = error instanceof DOMException && error.name === "ConstraintError";
      return taken || gone ? "other_tab" : "not_stored";
    }
  },

  async remove(table: string): Promise<void> {
    await change((tables, steps) => {
      tables.delete(table);
      steps.delete(stepsOf(table));
    });
  },
};

/** Forgets all games of this device. */
export async function clear(): Promise<void> {
  await change((tables, steps) => {
    tables.clear();
    steps.clear();
  });
}

/** The games of this device, for My games. None where nothing can be stored. */
export async function games(): Promise<MyGame[]> {
  try {
    const transaction = (await open()).transaction("tables");
    const entries = await result<Entry[]>(transaction.objectStore("tables").getAll() as IDBRequest<Entry[]>);
    return entries.map(({ game }) => JSON.parse(game) as MyGame);
  } catch {
    return [];
  }
}
