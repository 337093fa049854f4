export interface Notice<Kind extends string = string> {
  /** Kind of the notice: `trade.hidden`. Stored in rows, so it never changes. */
  readonly kind: Kind;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Key by which retries are deduplicated: `watch:12:trade:55`. */
  readonly once: string;
}
