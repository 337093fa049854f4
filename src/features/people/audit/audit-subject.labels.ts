/** Korean names of the kinds of subjects; the id follows. */
const KINDS: Readonly<Record<string, string>> = {
  banner: '배너',
  broadcast: '외침',
  event: '행사',
  guide: '길잡이',
  guild: '문파',
  image: '그림',
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

const WHOLE: Readonly<Record<string, string>> = { 'guides:all': '길잡이 순서' };

/** `거래 48012`, `회원 무쇠팔`. Ids that nobody can read are left out. */
export function subjectText(subject: string, name: string | null): string {
  const whole = WHOLE[subject];
  if (whole !== undefined) return whole;
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  if (kind === 'site') return '사이트';
  const noun = KINDS[kind] ?? kind;
  if (name !== null) return `${noun} ${name}`;
  return kind === 'user' ? `${noun} 한 사람` : `${noun} ${id}`;
}
