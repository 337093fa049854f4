import { z } from 'zod';
import { MAX_ID } from './ids.ts';
import { formatDigits } from './korean/amount.ts';

export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, '1 이상의 정수여야 합니다.')
  .transform(Number)
  .refine((id) => id <= MAX_ID, '너무 큰 수입니다.')
  .meta({ type: 'integer', minimum: 1, maximum: MAX_ID });

/** A list of at most `most` ids: `3,5,9`. */
export function idsText(most: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, '쉼표로 나눈 번호여야 합니다.')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= most && ids.every((id) => id <= MAX_ID), '번호가 너무 많거나 큽니다.')
    .meta({ type: 'string' });
}

export const flagText = z
  .enum(['true', 'false'], 'true 또는 false여야 합니다.')
  .transform((text) => text === 'true')
  .meta({ type: 'boolean' });

export const idParams = z.object({ id: idText });

export function integerText(min: number, max: number) {
  const message = `${min}부터 ${formatDigits(max)}까지의 정수여야 합니다.`;
  return z
    .string()
    .regex(/^(?:0|-?[1-9]\d{0,9})$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .meta({ type: 'integer', minimum: min, maximum: max });
}

/** The number of rows of a page of a list (contract §1). */
export function limitQuery(usual = 50, most = 100) {
  return integerText(1, most).prefault(String(usual));
}

export const idPageQuery = z.object({ limit: limitQuery(), cursor: idText.optional() });

export const versionQuery = z.object({ v: z.string().optional().catch(undefined) });
