export interface Notice<Kind extends string = string> {
  /** `trade.hidden`. Stored in rows, so it never changes. */
  readonly kind: Kind;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Deduplicates retries: `watch:12:trade:55`. */
  readonly once: string;
}
