import { flatDraft } from '#platform/client/flat-draft.ts';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import { type NewReport, REPORT_COMMENT_LENGTH, REPORT_STATUS, REPORT_TYPE, type Report } from '../report.contract.ts';
import { REPORT_TYPE_NAMES } from '../report.labels.ts';

export interface ReportFields {
  type: NewReport['type'] | null;
  comment: string;
}

export const EMPTY_REPORT: ReportFields = { type: null, comment: '' };

const TYPES = Object.values(REPORT_TYPE);

export const REPORT_CHOICES = TYPES.map((type) => ({ type, label: REPORT_TYPE_NAMES[type] ?? '' }));

export const COMMENT_HINTS: Readonly<Record<NewReport['type'], string>> = {
  1: '언제 어디서 무엇을 주고 무엇을 받지 못했는지 적어 주세요.',
  2: '무엇이 사실과 다른지 적어 주세요.',
  3: '어디에서 어떤 말로 현금 거래를 권했는지 적어 주세요.',
  4: '언제 어떤 말을 했는지 적어 주세요.',
  5: '무엇을 얼마나 되풀이해 올리는지 적어 주세요.',
  6: '누구를 사칭하는지 적어 주세요.',
  9: '무슨 일인지 적어 주세요.',
};

export const reportFormat = flatDraft(
  ({ type, comment }): ReportFields => ({
    type: TYPES.find((known) => known === type) ?? null,
    comment: typeof comment === 'string' ? comment : '',
  }),
);

export function commentLength(comment: string): number {
  return textLength(comment.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim());
}

export function reportFault({ type, comment }: ReportFields): string | undefined {
  if (type === null) return '무엇을 신고하는지 골라 주세요.';
  return lengthIssue(commentLength(comment), REPORT_COMMENT_LENGTH);
}

export interface Reported {
  /** Null: a shout by a character who has no profile here. */
  profileId: number | null;
  broadcastId?: number | undefined;
}

function isOf({ profileId, broadcastId }: Reported): (report: Report) => boolean {
  return profileId === null
    ? (report) => report.broadcastId === broadcastId
    : ({ reportedId }) => reportedId === profileId;
}

/** A player can have only one open report per player and per shout. */
export function openReportOf(reports: readonly Report[], reported: Reported): Report | undefined {
  return reports.filter(isOf(reported)).find(({ status }) => status === REPORT_STATUS.open);
}

export function answeredReportOf(reports: readonly Report[], reported: Reported): Report | undefined {
  return reports
    .filter(isOf(reported))
    .filter(({ status }) => status !== REPORT_STATUS.open)
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))[0];
}
