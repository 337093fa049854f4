import type { Generated } from 'kysely';

export interface QuestTable {
  id: Generated<number>;
  title: string;
  content: string;
  status: number;
  thumbnail_url: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}
