import { z } from 'zod';

export const successSchema = z.object({ success: z.literal(true) });
export const SUCCESS = { success: true } as const;

/** The result of a creation that found what it was to create: answered with 200 instead of 201. */
export class ExistingResult<out T> {
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }
}
