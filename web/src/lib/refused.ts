/** A request that was refused. The catalogues have words for it under `refusal-<code>`, and under `fault-<fault>` for what is wrong with rules. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason = "",
    readonly fault = "",
    readonly told: Record<string, string | number> = {},
  ) {
    super(reason || code);
  }
}

/** The body of a refusal. */
export interface Refusal {
  code: string;
  reason: string;
  fault?: string;
  arguments?: Record<string, string | number>;
}

export const refusedBy = (body: Refusal) => new Refused(body.code, body.reason, body.fault, body.arguments);
