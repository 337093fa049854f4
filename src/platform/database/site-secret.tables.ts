import type { Generated } from 'kysely';

/** Random bytes made once and shared by all processes. */
export interface SiteSecretTable {
  name: string;
  value: Buffer;
  created_at: Generated<Date>;
}
