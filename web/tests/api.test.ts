import { beforeEach, expect, test, vi } from "vitest";

type Answer = { status: number; body: object };

/** A server that knows a guest by a cookie, unless the browser keeps none. */
function server({ cookies }: { cookies: boolean }) {
  let guests = 0;
  let cookie = false;
  const asked: string[] = [];
  const answer = (path: string): Answer => {
    if (path === "/api/me") {
      if (!cookie) guests++;
      cookie = cookies;
      return { status: 200, body: { guest: `guest-${guests}`, name: "Ada", captain: 0 } };
    }
    return cookie ? { status: 200, body: [] } : { status: 401, body: { code: "no_guest", reason: "come in first" } };
  };
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    await Promise.resolve();
    const { status, body } = answer(path);
    return new Response(JSON.stringify(body), { status });
  });
  return { asked, guests: () => guests, forget: () => (cookie = false) };
}

beforeEach(() => vi.resetModules());

test("a browser that keeps no cookie is refused after one more try", async () => {
  const { asked } = server({ cookies: false });
  const { printedRules } = await import("../src/lib/api");
  await expect(printedRules()).rejects.toMatchObject({ code: "no_guest" });
  expect(asked).toEqual(["/api/me", "/api/rules", "/api/me", "/api/rules"]);
});

test("callers whose cookie has vanished become one new guest together", async () => {
  const { forget, guests } = server({ cookies: true });
  const { printedRules } = await import("../src/lib/api");
  await printedRules();
  forget();
  expect(await Promise.all([printedRules(), printedRules()])).toEqual([[], []]);
  expect(guests()).toBe(2);
});
