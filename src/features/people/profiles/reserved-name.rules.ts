import { nameKey } from './profile.rules.ts';

/** Names that contain one of these look like operators of the site or the game. */
const NEVER_INSIDE = [
  '관리자',
  '어드민',
  '안전거래',
  '바람나루',
  '탈퇴한사용자',
  '넥슨',
  'baramnaru',
  'admin',
  'operator',
  'moderator',
  'webmaster',
  'nexon',
];

/** Further on they are part of a harmless name: 단골고객, 문파운영. */
const NEVER_FIRST = ['운영', '고객'];

/** Alone or at either end; not beside a Latin letter, as in sigma or gmarket. */
const GAME_MASTER = /^gm(?![a-z])|(?<![a-z])gm$/;

const NEVER_WHOLE = new Set([
  'cm',
  '지엠',
  '게임마스터',
  '도우미',
  '시스템',
  '공지',
  '공지사항',
  '알림',
  '바람의나라',
  '사이트',
  '탈퇴',
  '삭제됨',
  '알수없음',
  'system',
  'staff',
  'support',
  'notice',
  'official',
  'root',
  'master',
  'null',
  'undefined',
  'anonymous',
]);

const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' };

export const RESERVED_NAME = '운영자나 사이트로 오해할 수 있는 이름이라 쓸 수 없습니다.';

export function isReservedName(name: string): boolean {
  const key = nameKey(name);
  const read = key.replaceAll(/[01345]/g, (digit) => LOOKALIKES[digit] ?? digit);
  // Matches `지엠01`.
  const spoken = [key, read].map((one) => one.replace(/\d+$/, ''));
  const forms = [key, read, ...spoken, key.replaceAll('1', 'l')];
  if (forms.some((form) => NEVER_WHOLE.has(form))) return true;
  if (NEVER_FIRST.some((word) => key.startsWith(word)) || GAME_MASTER.test(key)) return true;
  return [...forms, blurred(read)].some((form) => NEVER_INSIDE.some((word) => form.includes(word)));
}

/** `admln`, `adrnin` and `addmiin` are read as admin. No reserved word has two equal letters side by side. */
function blurred(read: string): string {
  return read
    .replaceAll('rn', 'm')
    .replaceAll('l', 'i')
    .replaceAll(/([a-z])\1+/g, '$1');
}
