/** Korean names of the kinds of subjects; the id follows. */
const KINDS: Readonly<Record<string, string>> = {
  banner: '배너',
  broadcast: '외침',
  data: '자료 버전',
  correction: '제보',
  event: '행사',
  guide: '길잡이',
  guild: '문파',
  image: '그림',
  import: '자료 파일',
  inquiry: '문의',
  item: '아이템',
  job: '작업',
  notice: '공지',
  page: '안내',
  party: '파티',
  post: '문파 글',
  profile: '회원',
  quest: '퀘스트',
  report: '신고',
  review: '검토',
  server: '서버',
  setting: '설정',
  trade: '거래',
  user: '운영자',
  word: '금지어 규칙',
};

const SETTINGS: Readonly<Record<string, string>> = {
  ads: '광고',
  alerts: '운영 알림',
  brake: '신규 회원 쓰기 제한',
  maintenance: '점검',
  reasonTemplates: '사유 템플릿',
  registration: '신규 가입',
  verification: '사이트 소유 확인',
};

const WHOLE: Readonly<Record<string, string>> = { 'guides:all': '길잡이 순서' };

/** `거래 48012`, `회원 무쇠팔`. Ids that nobody can read are left out; several things at once are counted. */
export function subjectText(subject: string, name: string | null, { ids }: { ids?: unknown } = {}): string {
  const whole = WHOLE[subject];
  if (whole !== undefined) return whole;
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  if (kind === 'site') return '사이트';
  const noun = KINDS[kind] ?? kind;
  if (id === 'bulk') return `${noun} ${Array.isArray(ids) ? ids.length : 0}건`;
  if (kind === 'setting') return SETTINGS[id] ?? `${noun} ${id}`;
  if (name !== null) return `${noun} ${name}`;
  return kind === 'user' ? `${noun} 한 사람` : `${noun} ${id}`;
}

const [KIND_BY_NOUN, SETTING_BY_NOUN] = [KINDS, SETTINGS].map(
  (names) => new Map(Object.entries(names).map(([id, noun]) => [noun, id])),
);

/** Reads what `subjectText` writes, such as `거래 48,012`, and subjects as rows have them; undefined: it is neither. */
export function readSubject(text: string): string | undefined {
  const typed = text.normalize('NFC').trim();
  if (/^[a-z]+:\S+$/.test(typed)) return typed;
  const setting = SETTING_BY_NOUN?.get(typed);
  if (setting !== undefined) return `setting:${setting}`;
  const [, noun = '', number = ''] = /^(\D*?)\s*(\d[\d,]*)번?$/.exec(typed) ?? [];
  const kind = KIND_BY_NOUN?.get(noun);
  return kind === undefined ? undefined : `${kind}:${number.replaceAll(',', '')}`;
}
