import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { type AuditSentence, auditSentence } from '#features/people/audit/audit-sentence.rules.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { reportPath } from '../reports/report-row.labels.ts';
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
  actions: '조치',
  attempts: '시도한 횟수',
  before: '전',
  changed: '바뀐 항목',
  count: '수',
  endsAt: '끝',
  from: '시작',
  google: '구글 등록',
  hours: '시간',
  isClosable: '닫기 버튼',
  isOn: '켜짐',
  isOpen: '열림',
  isTextNew: '문구 바뀜',
  kind: '종류',
  level: '단계',
  link: '링크',
  minAccountHours: '가입 후 시간',
  name: '이름',
  naver: '네이버 등록',
  pictures: '그림 수',
  startsAt: '시작',
  status: '상태',
  templates: '템플릿 수',
  tone: '종류',
  until: '끝',
  untilAfter: '기한 (후)',
  untilBefore: '기한 (전)',
  version: '버전',
  writes: '막는 글',
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
  if (!isFields(before) || !isFields(after)) return { changes: [toChange('바뀐 것', before, after)], details };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return { changes: names.map((name) => toChange(fieldLabel(name), before[name], after[name])), details };
}

function toChange(label: string, before: unknown, after: unknown): ChangedField {
  return { label, before: valueText(before), after: valueText(after) };
}

/** The page of what an act was about; undefined: there is none. */
export function subjectHref({ subject }: Pick<AuditEntry, 'subject'>): string | undefined {
  const [kind = '', id = ''] = subject.split(':');
  if (Object.hasOwn(WHOLE_PAGES, kind)) return WHOLE_PAGES[kind];
  return /^\d+$/.test(id) && Object.hasOwn(PAGES, kind) ? PAGES[kind]?.(id) : undefined;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '없음';
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
