import type { AuditEntry } from '#features/people/audit/audit.contract.ts';

/** A row of the audit as it is read: `actor` did `text` to `subject`. */
export interface AuditText {
  actor: string;
  /** The words between the actor and the subject, or after it. */
  subject: string;
  text: string;
  /** The second line; empty: there is none. */
  detail: string;
  tag: string;
}

const NOUNS: Readonly<Record<string, string>> = {
  article: '글',
  banner: '배너',
  broadcast: '외침',
  correction: '제보',
  guild: '문파',
  image: '그림',
  inquiry: '문의',
  item: '아이템',
  job: '작업',
  operator: '운영자',
  party: '파티',
  post: '문파 게시글',
  price: '시세',
  profile: '회원',
  report: '신고',
  review: '검토',
  setting: '설정',
  suspension: '제재',
  trade: '거래',
  user: '회원',
  word: '금지어',
};

/** Letters of a UUID that tell people apart on a screen. */
const SHORT_ID = 8;

function nounOf(name: string): string {
  return NOUNS[name] ?? name;
}

/** Sentences of the actions come with the table of all actions; until then the row names action and subject. */
export function auditText({ actor, action, subject, detail }: AuditEntry): AuditText {
  const [kind = '', id = ''] = subject.split(':');
  const [noun = ''] = action.split('.');
  return {
    actor: actor === 'command' ? '명령줄' : `운영자 ${actor.replace('user:', '').slice(0, SHORT_ID)}`,
    subject: `${nounOf(kind)} ${id.slice(0, SHORT_ID)}`.trim(),
    text: action,
    detail: Object.entries(detail)
      .map(([name, value]) => `${name} ${valueText(value)}`)
      .join(', '),
    tag: nounOf(noun),
  };
}

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '없음';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
