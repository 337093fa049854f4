/** What a player is notified of, in the bell and by the channels the player has set up. Title and body are Korean. */
export interface Notice<Kind extends string = string> {
  /** `trade.hidden`. It stands in rows, so it never changes. */
  readonly kind: Kind;
  readonly title: string;
  readonly body: string;
  /** Where a click leads, on this site. */
  readonly path: string;
  /** The same thing is told once, whatever runs again: `watch:12:trade:55`. */
  readonly once: string;
}
