import type { GeneratedAlways } from 'kysely';

/** That a player agreed to the terms and the policy and is 14 or older. */
export interface ConsentTable {
  id: GeneratedAlways<number>;
  profile_id: number;
  version: string;
  agreed_at: Date;
}
