import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { REPORT_ACTIONS } from '#features/people/audit/audit-sentence.labels.ts';
import { type AuditSentence, auditSentence } from '#features/people/audit/audit-sentence.rules.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { WORD_KIND_NAMES, WORD_SCOPE_NAMES, WORD_VERDICT_NAMES } from '#shared/word-names.ts';
import { TONE_LABELS } from '../banners/banner-desk.labels.ts';
import { BRAKED_WRITES } from '../brake.labels.ts';
import { reportPath } from '../reports/report-row.labels.ts';
import { SANCTION_NAMES } from '../sanction.labels.ts';
import { openRowPath } from '../table/desk-list.params.ts';

export function formatAct(entry: AuditEntry): AuditSentence {
  return auditSentence(entry, { actor: entry.actorName, subject: entry.subjectName });
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  banner: (id) => openRowPath('/operator/banners', Number(id)),
  guild: (id) => `/guilds/${id}`,
  item: (id) => `/items/${id}`,
  job: (id) => openRowPath('/operator/jobs', Number(id)),
  party: (id) => `/party/${id}`,
  report: (id) => reportPath(Number(id)),
  trade: (id) => `/trade/view/${id}`,
};

/** Pages of all subjects of a kind. */
const WHOLE_PAGES: Readonly<Record<string, string>> = { setting: '/operator/site', user: '/operator/operators' };

/** Words for the fields of details, and of values before and after. */
const FIELDS: Readonly<Record<string, string>> = {
  action: '한 일',
  actions: '조치',
  attempts: '시도한 횟수',
  before: '전',
  changed: '바뀐 항목',
  count: '수',
  endsAt: '끝',
  from: '시작',
  google: '구글 등록',
  hours: '시간',
  id: '번호',
  ids: '번호들',
  inquiryId: '문의',
  isActive: '사용',
  isClosable: '닫기 버튼',
  isOn: '켜짐',
  isOpen: '열림',
  isOwn: '본인이 정한 것',
  isSettled: '같은 신고도 끝냄',
  isTextNew: '문구 바뀜',
  kind: '종류',
  level: '단계',
  link: '링크',
  minAccountHours: '가입 후 시간',
  name: '이름',
  naver: '네이버 등록',
  parties: '닫은 파티',
  party: '파티',
  pattern: '규칙',
  pictures: '그림 수',
  prices: '뺀 가격',
  profileId: '회원',
  reports: '닫은 신고',
  sanction: '제재',
  scope: '적용',
  shouts: '숨긴 외침',
  startsAt: '시작',
  status: '상태',
  sweepId: '일괄 정리',
  templates: '템플릿 수',
  tone: '종류',
  trade: '거래',
  trades: '내린 거래',
  until: '끝',
  untilAfter: '기한 (후)',
  untilBefore: '기한 (전)',
  verdict: '처리',
  version: '버전',
  writes: '막는 글',
};

/** Words for the values of fields that are named by few words. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: Object.fromEntries([
    ['hide', '숨기기'],
    ['cancel', '내리기'],
    ['keep', '그대로 두기'],
  ]),
  actions: REPORT_ACTIONS,
  kind: { ...WORD_KIND_NAMES, ...SANCTION_NAMES },
  link: { none: '없음', own: '이 사이트', external: '다른 사이트' },
  sanction: SANCTION_NAMES,
  scope: WORD_SCOPE_NAMES,
  tone: TONE_LABELS,
  verdict: WORD_VERDICT_NAMES,
  writes: BRAKED_WRITES,
};

export function fieldLabel(name: string): string {
  return Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? name) : name;
}

export interface ChangedField {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields before and after, where an act has them; the others are its details. */
export function readChanges(detail: Fields): { changes: ChangedField[]; details: Fields } {
  const { before, after, ...details } = detail;
  if (before === undefined || after === undefined) return { changes: [], details: detail };
  if (!isFields(before) || !isFields(after)) {
    return { changes: [{ label: '바뀐 것', before: valueText(before), after: valueText(after) }], details };
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return { changes: names.map((name) => toChange(name, before[name], after[name])), details };
}

function toChange(name: string, before: unknown, after: unknown): ChangedField {
  return { label: fieldLabel(name), before: valueText(before, name), after: valueText(after, name) };
}

/** The page of what an act was about; undefined: there is none. */
export function subjectHref({ subject }: Pick<AuditEntry, 'subject'>): string | undefined {
  const [kind = '', id = ''] = subject.split(':');
  if (Object.hasOwn(WHOLE_PAGES, kind)) return WHOLE_PAGES[kind];
  return /^\d+$/.test(id) && Object.hasOwn(PAGES, kind) ? PAGES[kind]?.(id) : undefined;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** @param field whose value it is */
export function valueText(value: unknown, field = ''): string {
  if (value === null || value === undefined) return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value)) return value.map((one) => valueText(one, field)).join(', ') || '없음';
  if (typeof value === 'string' && Object.hasOwn(VALUES, field)) return VALUES[field]?.[value] ?? value;
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
