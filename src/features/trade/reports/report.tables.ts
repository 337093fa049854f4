import type { Generated, GeneratedAlways } from 'kysely';

/** What one player says of another. */
export interface ReportTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  trade_id: number | null;
  type: number;
  comment: string;
  reporter_id: number;
  reported_id: number;
  /** 1 open, 2 acted upon, 3 dismissed. */
  status: Generated<number>;
  /** What the reporter is told. */
  answer: string | null;
  handled_at: Date | null;
}
