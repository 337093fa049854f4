import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';

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

const FORM = /^q([0-9a-z]{1,9})-([0-9a-z]{1,9})-(-?\d)-([0-9a-z]{1,6})$/;
const LATEST_MS = 8.64e15;

/** Encodes a cursor, which is opaque to clients and safe in an address. */
export function queueCursor({ asOf, oldestAt, weight, id }: QueuePlace): string {
  return `q${asOf.getTime().toString(36)}-${oldestAt.getTime().toString(36)}-${weight}-${id.toString(36)}`;
}

export const queueCursorText = z
  .string()
  .regex(FORM, '다음 페이지의 표시가 아닙니다.')
  .transform((text): QueuePlace => {
    const [, asOf = '', oldestAt = '', weight = '', id = ''] = FORM.exec(text) ?? [];
    const read = (digits: string) => Number.parseInt(digits, 36);
    return { asOf: new Date(read(asOf)), oldestAt: new Date(read(oldestAt)), weight: Number(weight), id: read(id) };
  })
  .refine(({ asOf, oldestAt, id }) => asOf.getTime() <= LATEST_MS && oldestAt.getTime() <= LATEST_MS && id <= MAX_ID);
