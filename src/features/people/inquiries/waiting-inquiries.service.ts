import type { Db } from '#platform/database/db.ts';
import { toWaiting, type Waiting, type WaitingThing } from '../waiting.ts';
import { CORRECTION_MARK } from './correction.rules.ts';
import type { InquiryKind, OperatorInquiry } from './inquiry.contract.ts';
import { countWaiting, findOldestWaiting } from './inquiry.repository.ts';
import { inquiryKind } from './inquiry-kind.rules.ts';

const TITLE_LENGTH = 60;

export async function countWaitingInquiries(db: Db): Promise<Record<InquiryKind, Waiting>> {
  const { inquiries, appeals } = await countWaiting(db, CORRECTION_MARK);
  return { inquiries: toWaiting(inquiries), appeals: toWaiting(appeals) };
}

export async function listWaitingInquiries(db: Db, limit: number): Promise<(WaitingThing & { kind: InquiryKind })[]> {
  const rows = await findOldestWaiting(db, limit);
  return rows.map((inquiry) => ({
    kind: inquiryKind(inquiry),
    id: inquiry.id,
    title: formatTitle(inquiry),
    by: inquiry.profile?.name ?? null,
    at: inquiry.createdAt,
    isUrgent: false,
  }));
}

function formatTitle({ content }: Pick<OperatorInquiry, 'content'>): string {
  const [line = ''] = content.replace(CORRECTION_MARK, '').trim().split('\n');
  const letters = [...line];
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : line;
}
