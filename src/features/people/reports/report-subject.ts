import type { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import type { SubjectKind, SubjectSnapshot } from './report.contract.ts';

/** Something other than a player that can be reported. Its feature passes this in. */
export interface ReportSubject {
  readonly snapshot: z.ZodType<SubjectSnapshot>;
  /**
   * Returns the profile id of the reported player; null: nobody of the site.
   * @throws {AppError} NOT_FOUND, INVALID_INPUT
   */
  reportedPlayer(db: Db, id: number, reporting: Reporting): Promise<number | null>;
  /** What it says now: the report preserves it. Empty: nothing is written there. */
  textOf(db: Db, id: number): Promise<string>;
  snapshotsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, SubjectSnapshot>>;
  /** Locks it against changes until the transaction ends. */
  lock(db: Db, id: number): Promise<void>;
  readonly actions: Readonly<Record<string, ReportAction>>;
  /** The action with `{reason}` that hides it from all. */
  readonly hides: string;
  /** Error in Korean: the request has actions, but the report has no such subject. */
  readonly noSubject: string;
}

export interface Reporting {
  /** The profile id in the request; undefined: the owner. */
  readonly named: number | undefined;
  /** Whoever may not see it cannot report it. */
  readonly reporterId: number;
}

export type ReportSubjects = Readonly<Record<SubjectKind, ReportSubject>>;

export interface ReportAction {
  readonly input: z.ZodType;
  act(ctx: WriteCtx<Operator>, id: number, given: unknown): Promise<unknown>;
}

export function reportAction<Input extends z.ZodType>(
  input: Input,
  act: (ctx: WriteCtx<Operator>, id: number, given: z.output<Input>) => Promise<unknown>,
): ReportAction {
  return { input, act: (ctx, id, given) => act(ctx, id, input.parse(given)) };
}
