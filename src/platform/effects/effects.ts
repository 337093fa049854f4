import type { Db } from '#platform/database/db.ts';
import type { JobKind, JobOptions } from '#platform/jobs/job.ts';
import type { LiveEvent } from '#shared/live-event.ts';
import type { Notice } from '#shared/notice.ts';

/**
 * What is to follow from a change. It is collected while the use case runs and written once, at the end of its transaction, in one
 * order: audit, notifications, jobs, events. After a rollback nothing of it has happened.
 */
export interface Effects {
  /** Live listeners hear of it, and pages that show it go stale. */
  publish(...events: readonly LiveEvent[]): void;
  /** @param recipientId whose bell it is; who has no account any more is left out */
  notify(recipientId: number, notice: Notice): void;
  /** A row in the chain of what operators did. It stays for ever: nothing in it that a person may have deleted later. */
  audit(action: AuditAction, subject: AuditSubject, detail?: AuditDetail): void;
  enqueue<Payload>(kind: JobKind<Payload>, payload: Payload, options?: JobOptions): void;
}

/** `suspension.set` */
export type AuditAction = `${string}.${string}`;
/** `profile:12` */
export type AuditSubject = `${string}:${string}`;
export type AuditDetail = Readonly<Record<string, unknown>>;

export interface AuditRecord {
  at: Date;
  /** `user:UUID`, or `command` for the command line. */
  actor: string;
  action: AuditAction;
  subject: AuditSubject;
  detail: AuditDetail;
}

export interface AddressedNotice {
  recipientId: number;
  notice: Notice;
}

/** A transaction and what is to follow from it. */
export interface UnitOfWork {
  readonly db: Db;
  readonly effects: Effects;
}

/** The end of a transaction. */
export interface FlushedUnit extends UnitOfWork {
  readonly at: Date;
}

/**
 * What the features make of effects. Each may cause further ones: of its own kind no more, and of none that was written before it;
 * that is an error.
 */
export interface EffectHandlers {
  /** What else follows from events, before anything is written; they hold no global lock. */
  readonly reactions: readonly Reaction[];
  writeAudit(db: Db, records: readonly AuditRecord[]): Promise<void>;
  writeNotices(unit: FlushedUnit, notices: readonly AddressedNotice[]): Promise<void>;
}

/** Gets all events of a transaction, and those that it causes itself in a further call. */
export type Reaction = (unit: FlushedUnit, events: readonly LiveEvent[]) => Promise<void>;
