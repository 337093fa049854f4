import type { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import type { SubjectKind, SubjectSnapshot } from './report.contract.ts';
import type { PlayerTrades, TimelineEvent } from './report-detail.contract.ts';

/** Something other than a player that can be reported. Its feature supplies the implementation. */
export interface ReportSubject {
  readonly snapshot: z.ZodType<SubjectSnapshot>;
  /**
   * Returns the profile id of the reported player; null: not a player of this site.
   * @throws {AppError} NOT_FOUND, INVALID_INPUT
   */
  reportedPlayer(db: Db, id: number, reporting: Reporting): Promise<number | null>;
  /** Returns the present text, which the report preserves; empty: it has none. */
  textOf(db: Db, id: number): Promise<string>;
  snapshotsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, SubjectSnapshot>>;
  /** Facts that operators read beside a report of it; without them, its snapshot and text alone. */
  readonly evidence?: SubjectEvidence;
  /** Locks the subject against changes until the transaction ends. */
  lock(db: Db, id: number): Promise<void>;
  readonly actions: Readonly<Record<string, ReportAction>>;
  /** Name of the action that hides the subject from everybody; its input is `{reason}`. */
  readonly hides: string;
  /** Error message in Korean for actions on a report that has no such subject. */
  readonly noSubject: string;
}

/** Facts about the subject and its player that people cannot know. */
export interface SubjectEvidence {
  readonly prices: z.ZodType<Record<string, unknown>>;
  /** @param reportedAt time of the report */
  read(db: Db, id: number, reportedAt: Date): Promise<Evidence | undefined>;
  countTrades(db: Db, profileId: number): Promise<PlayerTrades>;
}

export interface Evidence {
  readonly snapshot: SubjectSnapshot;
  readonly text: string;
  /** Oldest first. */
  readonly timeline: readonly TimelineEvent[];
  readonly prices: Readonly<Record<string, unknown>> | null;
}

export interface Reporting {
  /** The profile id in the request; undefined: the subject's owner. */
  readonly named: number | undefined;
  /** Only subjects that this player can see may be reported. */
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
