import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator } from '../access/actor.ts';
import { listAllOperators } from '../operators/all-operators.service.ts';
import { findOtherViewers } from '../operators/presence.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { SUBJECT_KINDS } from './report.contract.ts';
import { findByIds, type PlainReport } from './report.repository.ts';
import { findDecided } from './report-decision.repository.ts';
import type { ReportDetail, ReportedPerson } from './report-detail.contract.ts';
import { findOthers, findPerson, findSimilar } from './report-detail.repository.ts';
import type { Evidence, ReportSubjects } from './report-subject.ts';
import { showReport } from './shown-reports.service.ts';

const OTHERS = 200;
const SIMILAR = 5;

interface ReadingDeps {
  subjects: ReportSubjects;
  operatorUserIds: readonly string[];
}

export async function requireReport(db: Db, id: number): Promise<void> {
  const found = await findDecided(db, [id]);
  if (found.length === 0) throw unknownReport();
}

/** Returns a report with what an operator looks at before deciding it: in few statements, because it is opened often. */
export async function readReport(
  ctx: Ctx<Operator>,
  { subjects, operatorUserIds }: ReadingDeps,
  id: number,
): Promise<ReportDetail> {
  const { db } = ctx;
  const operators = await listAllOperators(db, operatorUserIds);
  const [report] = await findByIds(
    db,
    [id],
    operators.map(({ userId }) => userId),
  );
  if (!report) throw unknownReport();
  const evidence = await readEvidence(db, subjects, report);
  return {
    report: showReport(report, () => evidence?.snapshot),
    others: await findOthers(db, { id, limit: OTHERS }),
    // biome-ignore lint/suspicious/noThenProperty: the contract names it so, and a text cannot be called
    then: report.reportedText,
    now: evidence?.text || null,
    timeline: [...(evidence?.timeline ?? [])],
    prices: evidence?.prices ?? null,
    person: await readPerson(db, subjects, report),
    similar: await findSimilar(db, { id, type: report.type, limit: SIMILAR }),
    viewers: await findOtherViewers(ctx, { kind: 'report', id }),
  };
}

async function readEvidence(
  db: Db,
  subjects: ReportSubjects,
  report: PlainReport,
): Promise<Partial<Evidence> | undefined> {
  for (const kind of SUBJECT_KINDS) {
    const id = report[`${kind}Id`];
    if (id === null) continue;
    const { evidence, snapshotsOf, textOf } = subjects[kind];
    if (evidence) return evidence.read(db, id, new Date(report.createdAt));
    const snapshot = (await snapshotsOf(db, [id])).get(id);
    return { ...(snapshot && { snapshot }), text: await textOf(db, id) };
  }
  // A report of a player alone is about the name.
  return { text: report.reportedName ?? '' };
}

async function readPerson(
  db: Db,
  subjects: ReportSubjects,
  { reportedId }: PlainReport,
): Promise<ReportedPerson | null> {
  if (reportedId === null) return null;
  const person = await findPerson(db, reportedId);
  if (!person) return null;
  return { ...person, trades: (await subjects.trade.evidence?.countTrades(db, reportedId)) ?? null };
}

function unknownReport(): AppError {
  return new AppError('NOT_FOUND', { message: peopleErrors.unknownReport });
}
