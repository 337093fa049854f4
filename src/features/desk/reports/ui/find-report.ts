import { listReports } from '#features/people/reports/report.contract.ts';
import { reportTypeName } from '#features/people/reports/report.labels.ts';
import { call } from '#platform/client/call.ts';
import { MAX_ID } from '#shared/ids.ts';
import type { DeskHit } from '../../frame/desk-source.ts';
import { reportedName, reportPath } from '../report-row.labels.ts';

const NUMBER = /^(?:신고\s*)?(\d{1,10})번?$/;

/** Finds a report by its number: the newest one before the next number, so that none found is no error. */
export async function findReport(text: string, signal: AbortSignal): Promise<readonly DeskHit[]> {
  const id = Number(NUMBER.exec(text.normalize('NFC'))?.[1] ?? 0);
  if (id < 1 || id >= MAX_ID) return [];
  const [report] = await call(listReports, { query: { limit: 1, cursor: String(id + 1) }, signal });
  if (report?.id !== id) return [];
  const detail = `${reportedName(report)} · ${reportTypeName(report.type)}`;
  return [{ href: reportPath(id), label: `신고 ${id}`, detail }];
}
