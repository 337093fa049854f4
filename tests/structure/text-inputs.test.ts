import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UNSEEN_BUT_LINES } from '#shared/unseen-letters.ts';
import { declaredEndpoints } from './declared-endpoints.ts';

interface Leaf {
  path: string;
  schema: z.core.$ZodType;
}

/** Containers lead to what they hold; all else is tried as a whole, but for what takes anything, which is read elsewhere. */
function leavesOf(path: string, schema: z.core.$ZodType): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => leavesOf(`${path} ${name}`, field));
    case 'array':
      return leavesOf(path, def.element);
    case 'union':
      return def.options.flatMap((option) => leavesOf(path, option));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return leavesOf(path, def.innerType);
    case 'record':
      return leavesOf(path, def.valueType);
    case 'unknown':
      return [];
    default:
      return [{ path, schema }];
  }
}

/** Addresses that are held by a pattern behind the schema, and texts that are read and not stored. */
const READ_BY_OTHERS: readonly string[] = [
  'PUT /api/guilds/:id/webhook url',
  'PUT /api/notifications/webhook url',
  'POST /api/operator/words/try text',
  'POST /api/trades/parse text',
  'POST /api/views path',
];

const LENGTHS = [1, 2, 4, 10, 20, 50];
const texts = (inside: string) => [
  ...LENGTHS.map((length) => '가'.repeat(length) + inside),
  `/items/${inside}a`,
  `https://example.com/a${inside}b`,
  `https://discord.gg/abc${inside}`,
];
const takes = ({ schema }: Leaf, text: string) => {
  const read = z.safeParse(schema, text);
  return read.success ? JSON.stringify(read.data) : undefined;
};

describe('a text that somebody sends', async () => {
  const leaves = (await declaredEndpoints()).flatMap(({ method, path, body }) =>
    body === undefined ? [] : leavesOf(`${method} ${path}`, body),
  );
  const written = leaves.filter((leaf) => texts('나').some((text) => takes(leaf, text) !== undefined));

  it('is found in the contracts', () => {
    expect(written.length).toBeGreaterThan(50);
  });

  it.each(['\uFFFE', '\uFDD0', '\u{1FFFF}', '\u0000', '\u001b', '\u202e'])('is not stored with %j in it', (unseen) => {
    const escaped = JSON.stringify(unseen).slice(1, -1);
    const taking = written.filter((leaf) =>
      texts(unseen).some((text) => {
        const stored = takes(leaf, text);
        return stored !== undefined && (UNSEEN_BUT_LINES.test(stored) || stored.includes(escaped));
      }),
    );
    expect([...new Set(taking.map(({ path }) => path))].toSorted()).toEqual(READ_BY_OTHERS.toSorted());
  });
});
