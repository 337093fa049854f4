import type { Generated, GeneratedAlways } from 'kysely';

/** Words that no text of a player may hold, however they are disguised. */
export interface WordRuleTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  kind: 'CASH_TRADE' | 'AD' | 'ABUSE';
  pattern: string;
  is_active: Generated<boolean>;
}
