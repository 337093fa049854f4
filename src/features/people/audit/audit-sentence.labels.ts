import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { type ParticlePair, withParticle } from '#shared/korean/particle.ts';
import { OPERATOR_LEVEL_NAMES } from '#shared/operator-level-names.ts';
import { WORD_KIND_NAMES, WORD_SCOPE_NAMES, WORD_VERDICT_NAMES } from '#shared/word-names.ts';

export interface AuditedAct {
  at: string;
  action: string;
  subject: string;
  detail: Readonly<Record<string, unknown>>;
}

/** The particle after the subject (its form follows the last sound, or it is fixed), and the words after it. */
type Predicate = readonly [after: ParticlePair | '의' | '에' | '에게' | '에서' | '의 글을', words: string];

export interface AuditSentenceRule {
  tag: string;
  predicate: Predicate | ((act: AuditedAct) => Predicate);
  values?(act: AuditedAct): readonly string[];
  /** The subject has done it and begins the sentence. */
  isOwn?: true;
}

const LEVELS: Readonly<Record<string, string>> = OPERATOR_LEVEL_NAMES;
export const REPORT_ACTIONS: Readonly<Record<string, string>> = {
  closeParty: '파티 닫음',
  excludePrice: '시세에서 뺌',
  hideBroadcast: '외침 숨김',
  hideGuild: '문파 숨김',
  hidePost: '문파 글 숨김',
  hideTrade: '거래 숨김',
  muteName: '이름 막음',
  suspend: '정지',
  sweep: '일괄 정리',
  warn: '경고',
};
const UPHELD = 2;
const DAY_MS = 86_400_000;

function wordIn(names: Readonly<Record<string, string>>, value: unknown): readonly string[] {
  const name = typeof value === 'string' || typeof value === 'number' ? names[value] : undefined;
  return name === undefined ? [] : [name];
}

function momentText(value: unknown): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? formatDateTime(value) : '없음';
}

function untilValues({ detail }: AuditedAct): readonly string[] {
  return typeof detail.until === 'string' ? [`${momentText(detail.until)}까지`] : [];
}

function count(value: unknown): string {
  return typeof value === 'number' ? formatDigits(value) : '0';
}

const BACK_SCOPES: Readonly<Record<string, string>> = {
  all: '전체',
  person: '한 사람',
  row: '한 줄',
  field: '값 하나',
};

const changeValues = ({ added, changed, removed }: AuditedAct['detail']): readonly string[] => [
  `더함 ${count(added)}`,
  `바뀜 ${count(changed)}`,
  `뺌 ${count(removed)}`,
];

function suspensionLength({ at, detail }: AuditedAct): string {
  const lengthMs = Date.parse(String(detail.until)) - Date.parse(at);
  const days = Math.round(lengthMs / DAY_MS);
  return days >= 1 ? `${formatDigits(days)}일 ` : '';
}

const SWEPT = { trades: '거래', prices: '가격', parties: '파티', shouts: '외침', reports: '신고' } as const;

function sweepValues({ detail }: AuditedAct): readonly string[] {
  const counts = Object.entries(SWEPT).filter(([name]) => Number(detail[name]) > 0);
  return [
    ...counts.map(([name, noun]) => `${noun} ${count(detail[name])}`),
    ...wordIn({ suspension: '정지', warning: '경고' }, detail.sanction),
  ];
}

function wordValues({ detail }: AuditedAct): readonly string[] {
  return [
    ...wordIn(WORD_KIND_NAMES, detail.kind),
    ...wordIn(WORD_SCOPE_NAMES, detail.scope),
    ...wordIn(WORD_VERDICT_NAMES, detail.verdict),
    ...(detail.isActive === false ? ['꺼짐'] : []),
  ];
}

function versionValues({ detail }: AuditedAct): readonly string[] {
  return typeof detail.version === 'number' ? [`버전 ${detail.version}`] : [];
}

function formatContentState(before: unknown, after: unknown): Predicate {
  if (before !== after && after === 'public') return ['을/를', '게시했습니다'];
  if (before !== after && after === 'scheduled') return ['을/를', '게시 예약했습니다'];
  if (before !== after && after === 'draft') return ['을/를', '내렸습니다'];
  return ['을/를', '고쳤습니다'];
}

function formatOperatorChange({ detail: { before, after } }: AuditedAct): Predicate {
  return ['의', before === after ? '기한을 바꿨습니다' : '단계를 바꿨습니다'];
}

function operatorChangeValues({ detail }: AuditedAct): readonly string[] {
  const [before, after] = [wordIn(LEVELS, detail.before), wordIn(LEVELS, detail.after)];
  const levels = detail.before === detail.after ? [] : [`${before.join('')} → ${after.join('')}`];
  const hasEnds = 'untilBefore' in detail || 'untilAfter' in detail;
  const ends = hasEnds ? [`${momentText(detail.untilBefore)} → ${momentText(detail.untilAfter)}`] : [];
  return [...levels, ...ends];
}

const reportActions = ({ detail: { actions } }: AuditedAct): readonly string[] =>
  Array.isArray(actions) ? actions.flatMap((action: unknown) => wordIn(REPORT_ACTIONS, action)) : [];

/** Settings that run until a moment are switched on and off. */
function formatSettingChange({ detail: { before, after } }: AuditedAct): Predicate {
  const [wasOn, isOn] = [runs(before), runs(after)];
  if (wasOn === isOn || wasOn === undefined || isOn === undefined) return ['을/를', '바꿨습니다'];
  return ['을/를', isOn ? '켰습니다' : '껐습니다'];
}

/** undefined: not one of those. A maintenance without an end runs from its beginning. */
function runs(value: unknown): boolean | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const moment = 'from' in value ? value.from : 'until' in value ? value.until : undefined;
  return moment === undefined ? undefined : moment !== null;
}

/** THE table of all actions. Their names stand in stored rows, so they never change; a new one is one line. */
export const AUDIT_SENTENCES = {
  'alert.test': {
    tag: '운영 알림',
    predicate: ['의', '테스트를 보냈습니다'],
    values: ({ detail }) => [detail.isSent === true ? '도착' : '도착하지 않음'],
  },
  'banner.add': { tag: '배너', predicate: ['을/를', '추가했습니다'] },
  'banner.change': { tag: '배너', predicate: ['을/를', '바꿨습니다'] },
  'banner.remove': { tag: '배너', predicate: ['을/를', '지웠습니다'] },
  'broadcast.bulk-hide': { tag: '외침', predicate: ['을/를', '숨겼습니다'] },
  'broadcast.bulk-show': { tag: '외침', predicate: ['을/를', '다시 보이게 했습니다'] },
  'broadcast.erase': {
    tag: '외침',
    predicate: ({ detail }) => ['에서', `이름 하나의 외침 ${count(detail.changed)}건을 지웠습니다`],
  },
  'broadcast.hide': { tag: '외침', predicate: ['을/를', '숨겼습니다'] },
  'broadcast.mute': {
    tag: '외침',
    predicate: ({ detail }) => ['에서', `이름 하나를 ${count(detail.hours)}시간 막았습니다`],
  },
  'broadcast.show': { tag: '외침', predicate: ['을/를', '다시 보이게 했습니다'] },
  'broadcast.unmute': { tag: '외침', predicate: ['에서', '막은 이름 하나를 풀었습니다'] },
  'content.change': {
    tag: '글',
    predicate: ({ detail }) => formatContentState(detail.before, detail.after),
    values: versionValues,
  },
  'content.create': {
    tag: '글',
    predicate: ({ detail }) =>
      detail.state === 'draft' ? ['을/를', '만들었습니다'] : formatContentState(undefined, detail.state),
    values: versionValues,
  },
  'content.delete': { tag: '글', predicate: ['을/를', '지웠습니다'], values: versionValues },
  'content.empty-version': { tag: '글', predicate: ['의', '지난 버전 하나를 비웠습니다'], values: versionValues },
  'content.order': { tag: '글', predicate: ['을/를', '바꿨습니다'] },
  'content.restore': { tag: '글', predicate: ['을/를', '복원했습니다'], values: versionValues },
  'content.restore-version': {
    tag: '글',
    predicate: ['을/를', '지난 버전으로 되돌렸습니다'],
    values: ({ detail }) => [`버전 ${count(detail.from)} → ${count(detail.version)}`],
  },
  'data.apply': {
    tag: '게임 자료',
    predicate: ({ detail }) => ['에서', `기다리던 릴리스 ${count(detail.release)}번을 적용했습니다`],
    values: ({ detail }) => (Number(detail.dropped) > 0 ? [`고친 값 ${count(detail.dropped)}개를 뺌`] : []),
  },
  'data.back': {
    tag: '게임 자료',
    predicate: ({ detail }) => ['에서', `버전 ${count(detail.to)}의 값으로 되돌렸습니다`],
    values: ({ detail }) => [...wordIn(BACK_SCOPES, detail.scope), ...changeValues(detail)],
  },
  'data.decide': {
    tag: '게임 자료',
    predicate: ({ detail }) => ['에서', `충돌 ${count(detail.decisions)}건을 처리했습니다`],
    values: ({ detail }) => [`고친 값 ${count(detail.mine)}`, `새 기본값 ${count(detail.base)}`],
  },
  'data.edit': {
    tag: '게임 자료',
    predicate: ({ detail }) => ['에서', `값 ${count(detail.values)}개를 고쳤습니다`],
    values: ({ detail }) => (Number(detail.corrections) > 0 ? [`제보 ${count(detail.corrections)}건 반영`] : []),
  },
  'data.follow': {
    tag: '게임 자료',
    predicate: ['에서', '자료 하나가 다시 릴리스를 따르게 했습니다'],
    values: ({ detail }) => changeValues(detail),
  },
  'data.import': {
    tag: '게임 자료',
    predicate: ['에서', '올린 파일을 적용했습니다'],
    values: ({ detail }) => changeValues(detail),
  },
  'data.row-add': { tag: '게임 자료', predicate: ['에서', '줄 하나를 추가했습니다'] },
  'data.row-remove': { tag: '게임 자료', predicate: ['에서', '줄 하나를 뺐습니다'] },
  'data.row-return': { tag: '게임 자료', predicate: ['에서', '뺀 줄 하나를 복원했습니다'] },
  'data.take-back': { tag: '게임 자료', predicate: ['에서', '운영자 한 사람이 고친 값을 되돌렸습니다'] },
  'data.unset': { tag: '게임 자료', predicate: ['에서', '값 하나를 기본값으로 되돌렸습니다'] },
  'data.upload': {
    tag: '게임 자료',
    predicate: ['을/를', '올렸습니다'],
    values: ({ detail }) => [
      `줄 ${count(detail.rows)}개`,
      ...(Number(detail.faults) > 0 ? [`잘못된 곳 ${count(detail.faults)}군데`] : changeValues(detail)),
    ],
  },
  'data.confirm-doubt': { tag: '게임 자료', predicate: ['에서', '의심스러운 값 하나를 확인했습니다'] },
  'correction.handle': {
    tag: '제보',
    predicate: ({ detail }) => ['을/를', detail.status === UPHELD ? '반영했습니다' : '기각했습니다'],
    values: ({ detail }) => [`같은 제보 ${count(detail.count)}건`],
  },
  'guild.hide': { tag: '문파', predicate: ['을/를', '숨겼습니다'] },
  'guild.lead': { tag: '문파', predicate: ['의', '문주를 바꿨습니다'] },
  'guild.remove-icon': { tag: '문파', predicate: ['의', '문양을 지웠습니다'] },
  'guild.show': { tag: '문파', predicate: ['을/를', '다시 보이게 했습니다'] },
  'image.change': { tag: '그림', predicate: ['의', '설명을 고쳤습니다'] },
  'image.delete': { tag: '그림', predicate: ['을/를', '지웠습니다'] },
  'image.upload': {
    tag: '그림',
    predicate: ['을/를', '올렸습니다'],
    values: ({ detail }) => (typeof detail.bytes === 'number' ? [`${count(Math.ceil(detail.bytes / 1024))} KB`] : []),
  },
  'inquiry.answer': {
    tag: '문의',
    predicate: ({ detail }) => (detail.isReplaced ? ['의', '답변을 고쳤습니다'] : ['에', '답했습니다']),
  },
  'job.delete': { tag: '작업', predicate: ['을/를', '버렸습니다'] },
  'job.retry': { tag: '작업', predicate: ['을/를', '다시 실행했습니다'] },
  'manipulated-item.add': { tag: '시세', predicate: ['을/를', '시세에서 뺐습니다'] },
  'manipulated-item.remove': { tag: '시세', predicate: ['을/를', '시세에 다시 넣었습니다'] },
  'note.add': { tag: '회원', predicate: ['의', '메모를 추가했습니다'] },
  'note.delete': { tag: '회원', predicate: ['의', '메모를 지웠습니다'] },
  'operator.add': {
    tag: '운영자',
    predicate: ({ detail }) => [
      '을/를',
      `${withParticle(LEVELS[String(detail.level ?? 1)] ?? '운영자', '으로/로')} 지정했습니다`,
    ],
    values: untilValues,
  },
  'operator.change': { tag: '운영자', predicate: formatOperatorChange, values: operatorChangeValues },
  'operator.leave': {
    tag: '운영자',
    predicate: ['이/가', '계정을 지워 운영자 목록에서 빠졌습니다'],
    values: ({ detail }) => wordIn(LEVELS, detail.level),
    isOwn: true,
  },
  'operator.remove': {
    tag: '운영자',
    predicate: ['을/를', '운영자 목록에서 뺐습니다'],
    values: ({ detail }) => wordIn(LEVELS, detail.level),
  },
  'party.close': { tag: '파티', predicate: ['을/를', '닫았습니다'] },
  'post.hide': { tag: '문파', predicate: ['을/를', '숨겼습니다'] },
  'post.show': { tag: '문파', predicate: ['을/를', '다시 보이게 했습니다'] },
  'price.bulk-exclude': { tag: '시세', predicate: ['을/를', '시세에서 뺐습니다'] },
  'price.bulk-include': { tag: '시세', predicate: ['을/를', '시세에 다시 넣었습니다'] },
  'price.exclude': { tag: '시세', predicate: ['을/를', '시세에서 뺐습니다'] },
  'price.include': { tag: '시세', predicate: ['을/를', '시세에 다시 넣었습니다'] },
  'profile.request-rename': { tag: '회원', predicate: ['에게', '이름 변경을 요청했습니다'] },
  'report.handle': {
    tag: '신고',
    predicate: ({ detail }) => ['을/를', detail.status === UPHELD ? '조치했습니다' : '기각했습니다'],
    values: reportActions,
  },
  'report.later': { tag: '신고', predicate: ['을/를', '보류했습니다'], values: untilValues },
  'review.hide': {
    tag: '검토',
    predicate: ['의 글을', '숨겼습니다'],
    values: ({ detail }) => wordIn(WORD_KIND_NAMES, detail.kind),
  },
  'review.keep': {
    tag: '검토',
    predicate: ['의 글을', '그대로 두었습니다'],
    values: ({ detail }) => wordIn(WORD_KIND_NAMES, detail.kind),
  },
  'session.end-all': {
    tag: '회원',
    predicate: ['의', '로그인을 모두 끝냈습니다'],
    values: ({ detail }) => [`기기 ${count(detail.count)}`],
  },
  'setting.change': { tag: '설정', predicate: formatSettingChange },
  'site.restore': {
    tag: '설정',
    predicate: ({ detail }) => ['을/를', `${momentText(detail.at)}의 백업으로 되돌렸습니다`],
    values: ({ detail }) => [`다시 지운 계정 ${count(detail.deletedAccounts)}`],
  },
  'suspension.lift': { tag: '제재', predicate: ['의', '정지를 풀었습니다'] },
  'suspension.shorten': {
    tag: '제재',
    predicate: ['의', '정지를 줄였습니다'],
    values: ({ detail }) => [`${momentText(detail.before)} → ${momentText(detail.until)}`],
  },
  'suspension.set': {
    tag: '제재',
    predicate: (act) => ['을/를', `${suspensionLength(act)}정지했습니다`],
    values: untilValues,
  },
  'sweep.run': { tag: '일괄 정리', predicate: ['의 글을', '일괄 정리했습니다'], values: sweepValues },
  'sweep.undo': { tag: '일괄 정리', predicate: ['의', '일괄 정리를 되돌렸습니다'], values: sweepValues },
  'trade.bulk-hide': { tag: '거래', predicate: ['을/를', '숨겼습니다'] },
  'trade.bulk-show': { tag: '거래', predicate: ['을/를', '다시 보이게 했습니다'] },
  'trade.hide': { tag: '거래', predicate: ['을/를', '숨겼습니다'] },
  'trade.show': { tag: '거래', predicate: ['을/를', '다시 보이게 했습니다'] },
  'warning.lift': { tag: '제재', predicate: ['의', '경고를 취소했습니다'] },
  'warning.set': { tag: '제재', predicate: ['에게', '경고했습니다'] },
  'word.add': { tag: '금지어', predicate: ['을/를', '추가했습니다'], values: wordValues },
  'word.change': { tag: '금지어', predicate: ['을/를', '바꿨습니다'], values: wordValues },
  'word.remove': { tag: '금지어', predicate: ['을/를', '지웠습니다'], values: wordValues },
} as const satisfies Readonly<Record<`${string}.${string}`, AuditSentenceRule>>;

type KnownActions = Readonly<Record<keyof typeof AUDIT_SENTENCES, true>>;

declare module '#platform/effects/effects.ts' {
  interface AuditActions extends KnownActions {}
}
