/** What a page and the worker of this device say to each other. A channel is a link of the page to a table. */

export type ToWorker =
  | { type: "start"; folder: string; sizes: Record<string, number> }
  | { type: "request"; id: number; text: string }
  | { type: "open"; channel: number; table: string; hello: string; steal: boolean }
  | { type: "send"; channel: number; text: string }
  | { type: "hurry"; channel: number }
  | { type: "close"; channel: number };

export type FromWorker =
  | { type: "loaded"; share: number }
  | { type: "started" }
  | { type: "failed"; code: string }
  | { type: "answer"; id: number; text: string }
  | { type: "message"; channel: number; text: string }
  | { type: "closed"; channel: number; code: string };
