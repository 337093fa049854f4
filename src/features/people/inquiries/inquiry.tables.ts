import type { Generated, GeneratedAlways } from 'kysely';

/** A question to the operators, and their answer. */
export interface InquiryTable {
  id: GeneratedAlways<number>;
  user_id: string;
  profile_id: number | null;
  type: number;
  content: string;
  answer: string | null;
  answered_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
