import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validateAnswer } from './answer-check.ts';

const loose = z.object({ id: z.int(), tags: z.array(z.object({ name: z.string() })).optional() });
const strict = z.strictObject({ id: z.int(), owner: z.string() });

describe('an answer', () => {
  it.each([
    [loose, { id: 1 }],
    [loose, { id: 1, tags: [{ name: 'a' }] }],
    [loose.nullable(), null],
    [z.union([strict, loose]), { id: 1, owner: 'me' }],
    [z.looseObject({ id: z.int() }), { id: 1, more: { than: 'promised' } }],
    [z.record(z.string(), z.unknown()), { any: { thing: 1 } }],
    [z.array(z.unknown()), [1, { a: 2 }]],
  ])('that fits its schema is accepted: %#', (schema, answer) => {
    expect(validateAnswer(schema, answer)).toBeUndefined();
  });

  it.each([
    [loose, { id: 1, secret: 2 }, 'secret'],
    [loose, { id: 1, tags: [{ name: 'a' }, { name: 'b', secret: 3 }] }, 'tags.1.secret'],
    [strict, { id: 1, owner: 'me', secret: 2 }, 'secret'],
    [z.union([strict, loose]), { id: 1, secret: 2 }, 'secret'],
    [loose, { id: 'one' }, 'id'],
    [loose, {}, 'id'],
    [loose, null, 'object'],
  ])('that does not fit its schema, or has an unknown key, is refused: %#', (schema, answer, named) => {
    expect(validateAnswer(schema, answer)).toContain(named);
  });
});
