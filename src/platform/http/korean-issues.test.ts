import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { parseInput } from './korean-issues.ts';

function messageOf(schema: z.ZodType, input: unknown): string | undefined {
  try {
    parseInput(schema, input);
    return undefined;
  } catch (error) {
    return error instanceof AppError
      ? z.object({ issues: z.array(z.object({ message: z.string() })) }).parse(error.data).issues[0]?.message
      : String(error);
  }
}

describe('the message of a wrong type', () => {
  it.each([
    ['글이어야 합니다.', z.string()],
    ['숫자여야 합니다.', z.number()],
    ['참이나 거짓이어야 합니다.', z.boolean()],
    ['목록이어야 합니다.', z.array(z.string())],
    ['객체여야 합니다.', z.object({})],
    ['빈 값이어야 합니다.', z.null()],
    ['알맞은 값이어야 합니다.', z.map(z.string(), z.string())],
  ])('is %s', (message, schema) => expect(messageOf(schema, Symbol.iterator)).toBe(message));

  it('of a fraction is that of a whole number', () => expect(messageOf(z.int(), 1.5)).toBe('정수여야 합니다.'));
});
