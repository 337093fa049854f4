import type { Generated } from 'kysely';

export interface OperatorTable {
  user_id: string;
  added_at: Generated<Date>;
}
