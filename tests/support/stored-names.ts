import { readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = new URL('../structure/stored-names.json', import.meta.url);

const texts = z.array(z.string());

const namesSchema = z.strictObject({
  /** `schema.table` outside of `public`. */
  tables: z.record(z.string(), texts),
  /** With the keys of their payload. */
  jobs: z.record(z.string(), texts),
  liveEvents: texts,
  /** A name that ends in `:` is followed by a number or an id. */
  topics: texts,
  notificationKinds: texts,
  auditActions: texts,
  localStorage: texts,
  sessionStorage: texts,
  cookies: texts,
  /** Of NOTIFY: processes of two programs share a database for a while. */
  channels: texts,
  /** By column. */
  values: z.record(z.string(), texts),
  /** `inBrowser`: names that only the browser's half of the page knows. */
  pages: z.record(z.string(), z.strictObject({ query: texts, inBrowser: texts })),
  hashes: texts,
  /** `METHOD path` with the names of its query. */
  api: z.record(z.string(), texts),
  addresses: texts,
  errors: z.record(z.string(), z.int()),
  settings: texts,
});

export type StoredNames = z.output<typeof namesSchema>;

/** The list of names that outlive a release. */
export function readStoredNames(): StoredNames {
  return namesSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}
