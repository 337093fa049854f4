import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { generateSchema } from './generate-schema.ts';

const SCHEMA = new URL('../schema.ts', import.meta.url);

const test = testDatabase();

it('matches the output of `npm run db:types`', async () => {
  expect(readFileSync(SCHEMA, 'utf8')).toBe(await generateSchema(test.db));
});
