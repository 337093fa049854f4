import type { Db } from '#platform/database/db.ts';
import type { CorpusName } from './word.contract.ts';

export interface CorpusText {
  at: Date;
  text: string;
  /** Left out but for shouts. */
  channel?: number;
}

/** Returns the newest texts of a kind. Their features supply them. */
export type CorpusSource = (db: Db, limit: number) => Promise<readonly CorpusText[]>;

export type WordCorpora = Readonly<Record<CorpusName, readonly CorpusSource[]>>;
