import { readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = new URL('../structure/stored-names.json', import.meta.url);

const texts = z.array(z.string());

const namesSchema = z.strictObject({
  /** `schema.table` outside of `public`. */
  tables: z.record(z.string(), texts),
  jobs: z.record(z.string(), texts),
  liveEvents: texts,
  /** A name that ends in `:` is followed by a number or an id. */
  topics: texts,
  notificationKinds: texts,
  auditActions: texts,
  localStorage: texts,
  sessionStorage: texts,
  /** Of either storage, since the stored browsers were written (`tests/fixtures/stored`). */
  laterStorage: texts,
  cookies: texts,
  /** Of NOTIFY: processes of two versions share a database during a release. */
  channels: texts,
  values: z.record(z.string(), texts),
  pages: z.record(z.string(), z.strictObject({ query: texts, inBrowser: texts })),
  hashes: texts,
  api: z.record(z.string(), texts),
  addresses: texts,
  errors: z.record(z.string(), z.int()),
  settings: texts,
});

export type StoredNames = z.output<typeof namesSchema>;

/** Names that must stay valid from one release to the next. */
export function readStoredNames(): StoredNames {
  return namesSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}
