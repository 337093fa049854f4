import type { BackupStatus } from '#shared/backup-status.ts';
import { urlOf } from '#shared/endpoint.ts';
import type { PageRequest } from '#shared/page.ts';
import { listAudit } from '../../audit/audit.contract.ts';
import { listInquiries } from '../../inquiries/inquiry.contract.ts';
import { listWordRules } from '../../moderation/word.contract.ts';
import { listPlayers } from '../../players/player.contract.ts';
import { listReports } from '../../reports/report.contract.ts';
import { listSuspensions } from '../../suspensions/suspension.contract.ts';
import type { Overview } from '../overview.contract.ts';
import type { OverviewServices } from '../overview.services.ts';

const UNANSWERED = { answered: 'false' } as const;

/**
 * Defined here and not in the page, so that the addresses of operators' endpoints are not part of the public bundle.
 */
const LISTS = [
  { label: '신고', href: urlOf(listReports, { query: { status: 1 } }) },
  { label: '문의', href: urlOf(listInquiries, { query: UNANSWERED }) },
  { label: '제보', href: urlOf(listInquiries, { query: { ...UNANSWERED, correction: 'true' } }) },
  { label: '정지', href: urlOf(listSuspensions) },
  { label: '이용자', href: urlOf(listPlayers) },
  { label: '금지어', href: urlOf(listWordRules) },
  { label: '운영 기록', href: urlOf(listAudit) },
];

export interface OverviewPageData extends Overview {
  backup: BackupStatus;
  lists: typeof LISTS;
}

export async function load(
  _request: PageRequest,
  { people, backupStatus }: OverviewServices,
): Promise<OverviewPageData> {
  const [overview, backup] = await Promise.all([people.overview(), backupStatus()]);
  return { ...overview, backup, lists: LISTS };
}
