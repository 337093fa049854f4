import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { generateSchema } from './generate-schema.ts';

const SCHEMA = new URL('../schema.ts', import.meta.url);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('matches the output of `npm run db:types`', async () => {
  expect(readFileSync(SCHEMA, 'utf8')).toBe(await generateSchema(test.db));
});
