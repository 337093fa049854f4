import type { Db } from '#platform/database/db.ts';
import type { JobKind, JobOptions } from '#platform/jobs/job.ts';
import type { LiveEvent } from '#shared/live-event.ts';
import type { Notice } from '#shared/notice.ts';

/**
 * The effects of a change. They are collected while the use case runs and written once, at the end of its transaction,
 * in a fixed order: audit, notifications, jobs, events. A rollback discards all of them.
 */
export interface Effects {
  publish(...events: readonly LiveEvent[]): void;
  /** @param recipientId account that is notified; a deleted account is ignored */
  notify(recipientId: number, notice: Notice): void;
  /**
   * Appends to the operators' audit chain. Rows are permanent, so include nothing that a player may delete later; but texts
   * named `reason`, `answer` and `note` are stored outside the chain, which has only a hash of them.
   * @param concerns whose account these texts go with (`profile:12`, `user:UUID`); by default the subject
   */
  audit(action: AuditAction, subject: AuditSubject, detail?: AuditDetail, concerns?: AuditSubject): void;
  enqueue<Payload>(kind: JobKind<Payload>, payload: Payload, options?: JobOptions): void;
}

/**
 * The known actions, as keys. Whoever has the table of them merges its keys into this interface, so that the compiler
 * refuses an action that the table does not have.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from outside
export interface AuditActions {}
/** Name of an action: `suspension.set`. */
export type AuditAction = keyof AuditActions & string;
/** Kind and id of a subject: `profile:12`. */
export type AuditSubject = `${string}:${string}`;
export type AuditDetail = Readonly<Record<string, unknown>>;

export interface AuditRecord {
  at: Date;
  /** `user:UUID`, or `command` for the command line. */
  actor: string;
  action: AuditAction;
  subject: AuditSubject;
  detail: AuditDetail;
  /** Whose account the texts of the detail go with, if not the subject's. */
  concerns?: AuditSubject | undefined;
}

export interface AddressedNotice {
  recipientId: number;
  notice: Notice;
}

export interface UnitOfWork {
  readonly db: Db;
  readonly effects: Effects;
}

export interface FlushedUnit extends UnitOfWork {
  readonly at: Date;
}

/**
 * Writers of the effects, provided by the features. A handler may add further effects, but none of its own kind or of a
 * kind that was written before; that is an error.
 */
export interface EffectHandlers {
  /** Reactions, which run before anything is written and take no global lock. */
  readonly reactions: readonly Reaction[];
  writeAudit(db: Db, records: readonly AuditRecord[]): Promise<void>;
  writeNotices(unit: FlushedUnit, notices: readonly AddressedNotice[]): Promise<void>;
}

export type Reaction = (unit: FlushedUnit, events: readonly LiveEvent[]) => Promise<void>;
