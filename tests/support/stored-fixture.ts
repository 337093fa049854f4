import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DAY_MS } from '#shared/durations.ts';

const FOLDER = new URL('../fixtures/stored/', import.meta.url);
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const DAY = /"(\d{4}-\d\d-\d\d)"/g;

const tableSchema = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string().nullable())) });

const databaseSchema = z.object({
  writtenAt: z.iso.datetime(),
  migration: z.string(),
  /** Tables in an order in which each row finds the rows that it refers to; values are PostgreSQL's own text. */
  tables: z.record(z.string(), tableSchema),
  sequences: z.record(z.string(), z.int()),
  jobs: z.array(
    z.object({
      task: z.string(),
      payload: z.record(z.string(), z.unknown()),
      /** From `writtenAt` on; 0: due at once. */
      minutes: z.number(),
      maxAttempts: z.int(),
      key: z.string().nullable(),
    }),
  ),
});

const personSchema = z.object({
  name: z.string(),
  userId: z.guid(),
  profileId: z.int(),
  refreshToken: z.string(),
});

const castSchema = z.object({
  people: z.record(z.string(), personSchema),
  trades: z.record(z.string(), z.int()),
  watches: z.record(z.string(), z.int()),
  items: z.record(z.string(), z.int()),
  requests: z.array(
    z.object({
      who: z.string(),
      path: z.string(),
      key: z.string(),
      body: z.record(z.string(), z.unknown()),
      answer: z.record(z.string(), z.unknown()),
    }),
  ),
  flow: z.object({ code: z.string(), verifier: z.string() }),
  push: z.object({ privateKey: z.string(), auth: z.string() }),
  /** The Kakao account of the player who deleted the site's account while suspended. */
  leaver: z.object({ id: z.string(), name: z.string() }),
});

const answersSchema = z.array(z.object({ who: z.string(), path: z.string(), status: z.int(), answer: z.unknown() }));

const browserSchema = z.object({
  cookies: z.array(z.object({ name: z.string(), value: z.string() })),
  localStorage: z.record(z.string(), z.string()),
  sessionStorage: z.record(z.string(), z.string()),
});

const browsersSchema = z.object({
  hero: browserSchema,
  newcomer: browserSchema,
  entering: browserSchema.extend({ address: z.string() }),
  board: z.string(),
});

export type StoredDatabase = z.output<typeof databaseSchema>;
export type StoredCast = z.output<typeof castSchema>;
export type StoredBrowser = z.output<typeof browserSchema>;

export interface StoredPlaces {
  siteUrl: string;
  receiverUrl: string;
}

export interface StoredFixture {
  database: StoredDatabase;
  cast: StoredCast;
  answers: z.output<typeof answersSchema>;
  browsers: z.output<typeof browsersSchema>;
}

/**
 * What the version of one commit wrote (see the folder's README). Shifts times to now, so that nothing has expired, except
 * those of the audit chain, whose hashes cover them.
 */
export function readStoredFixture(places: StoredPlaces): StoredFixture {
  const database = databaseSchema.parse(JSON.parse(read('database.json', places)));
  const laterMs = Date.now() - Date.parse(database.writtenAt);
  const move = <Value>(schema: z.ZodType<Value>, value: unknown) =>
    schema.parse(JSON.parse(movedText(JSON.stringify(value), laterMs, database.writtenAt)));
  const tables = Object.entries(database.tables).map(([name, table]) => [
    name,
    name === 'audit' ? table : move(tableSchema, table),
  ]);
  const answers = answersSchema.parse(JSON.parse(read('answers.json', places)));
  return {
    database: { ...database, tables: Object.fromEntries(tables) },
    cast: move(castSchema, JSON.parse(read('cast.json', places))),
    answers: answers.map((one) =>
      one.path.includes('/audit') ? one : { ...one, answer: move(z.unknown(), one.answer) },
    ),
    browsers: browsersSchema.parse(JSON.parse(read('browser-profile.json', places))),
  };
}

function read(name: string, { siteUrl, receiverUrl }: StoredPlaces): string {
  return readFileSync(new URL(name, FOLDER), 'utf8')
    .replaceAll('http://site.example', siteUrl)
    .replaceAll('http://receiver.example', receiverUrl);
}

function movedText(text: string, laterMs: number, writtenAt: string): string {
  const days = seoulDayNumber(Date.parse(writtenAt) + laterMs) - seoulDayNumber(Date.parse(writtenAt));
  return text
    .replace(INSTANT, (instant) => new Date(Date.parse(instant) + laterMs).toISOString())
    .replace(DAY, (_, day: string) => `"${new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)}"`);
}

function seoulDayNumber(ms: number): number {
  return Math.floor((ms + SEOUL_OFFSET_MS) / DAY_MS);
}
