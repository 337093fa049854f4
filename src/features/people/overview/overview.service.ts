import type { Db } from '#platform/database/db.ts';
import { countWaitingInquiries } from '../inquiries/inquiry.service.ts';
import { countOpenReports } from '../reports/handle-report.service.ts';
import type { Overview } from './overview.contract.ts';

export async function readOverview(db: Db): Promise<Overview> {
  const [reports, inquiries] = await Promise.all([countOpenReports(db), countWaitingInquiries(db)]);
  return { waiting: { reports, ...inquiries } };
}
