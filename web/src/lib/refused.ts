/** A request that was refused. The catalogues have words for it under `refusal-<code>`. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason = "",
  ) {
    super(reason || code);
  }
}
