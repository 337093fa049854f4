/** A row of the queue as it is ordered: all open reports about one thing. */
export interface QueueKey {
  readonly id: number;
  readonly oldestAt: Date;
  readonly weight: number;
}

/** Place in the queue at which a page ends. All pages of a reader are ordered as of the moment of the first one. */
export interface QueuePlace extends QueueKey {
  readonly asOf: Date;
}

/** Encodes a cursor, which is opaque to clients and safe in an address. */
export function queueCursor({ asOf, oldestAt, weight, id }: QueuePlace): string {
  return `q${asOf.getTime().toString(36)}-${oldestAt.getTime().toString(36)}-${weight}-${id.toString(36)}`;
}
