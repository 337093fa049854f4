import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';
import type { QueuePlace } from './report-queue-cursor.rules.ts';

const FORM = /^q([0-9a-z]{1,9})-([0-9a-z]{1,9})-(-?\d)-([0-9a-z]{1,6})$/;
const LATEST_MS = 8.64e15;

export const queueCursorText = z
  .string()
  .regex(FORM, '다음 페이지의 표시가 아닙니다.')
  .transform((text): QueuePlace => {
    const [, asOf = '', oldestAt = '', weight = '', id = ''] = FORM.exec(text) ?? [];
    const read = (digits: string) => Number.parseInt(digits, 36);
    return { asOf: new Date(read(asOf)), oldestAt: new Date(read(oldestAt)), weight: Number(weight), id: read(id) };
  })
  .refine(({ asOf, oldestAt, id }) => asOf.getTime() <= LATEST_MS && oldestAt.getTime() <= LATEST_MS && id <= MAX_ID);
