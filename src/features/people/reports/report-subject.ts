import type { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import type { SubjectKind, SubjectSnapshot } from './report.contract.ts';

/** What else than a player can be reported. The feature it belongs to hands this in, so that reports need not know it. */
export interface ReportSubject {
  /** As operators see it beside the report. */
  readonly snapshot: z.ZodType<SubjectSnapshot>;
  /**
   * The player who is reported by it.
   * @param named by the number of the profile; undefined: whose it is
   * @throws {AppError} NOT_FOUND, INVALID_INPUT
   */
  reportedPlayer(db: Db, id: number, named: number | undefined): Promise<number>;
  snapshotsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, SubjectSnapshot>>;
  /** Nobody else changes it until the transaction ends. */
  lock(db: Db, id: number): Promise<void>;
  /** What can be done to it when a report is handled, in this order. */
  readonly actions: Readonly<Record<string, ReportAction>>;
  /** Korean: actions are asked for, and the report is of no such thing. */
  readonly noSubject: string;
}

export type ReportSubjects = Readonly<Record<SubjectKind, ReportSubject>>;

export interface ReportAction {
  readonly input: z.ZodType;
  /** @param given what `input` takes */
  act(ctx: WriteCtx<Operator>, id: number, given: unknown): Promise<unknown>;
}

export function reportAction<Input extends z.ZodType>(
  input: Input,
  act: (ctx: WriteCtx<Operator>, id: number, given: z.output<Input>) => Promise<unknown>,
): ReportAction {
  return { input, act: (ctx, id, given) => act(ctx, id, input.parse(given)) };
}
