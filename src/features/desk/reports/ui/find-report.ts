import { reportTypeName } from '#features/people/reports/report.labels.ts';
import { getReport } from '#features/people/reports/report-detail.contract.ts';
import { call } from '#platform/client/call.ts';
import { MAX_ID } from '#shared/ids.ts';
import type { DeskHit } from '../../frame/desk-source.ts';
import { reportedName, reportPath } from '../report-row.labels.ts';

const NUMBER = /^(?:신고\s*)?(\d{1,10})번?$/;

/** Finds a report by its number. */
export async function findReport(text: string, signal: AbortSignal): Promise<readonly DeskHit[]> {
  const id = Number(NUMBER.exec(text.normalize('NFC'))?.[1] ?? 0);
  if (id < 1 || id > MAX_ID) return [];
  const { report } = await call(getReport, { params: { id }, signal });
  const detail = `${reportedName(report)} · ${reportTypeName(report.type)}`;
  return [{ href: reportPath(id), label: `신고 ${id}`, detail }];
}
