import { nameKey } from './profile.rules.ts';

/** Names that contain one of these look like operators of the site or the game. */
const NEVER_INSIDE = [
  '운영자',
  '운영진',
  '운영팀',
  '운영국',
  '관리자',
  '고객센터',
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

const NEVER_WHOLE = new Set([
  'gm',
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
  // Matches `GM`, `gm7` and `지엠01`.
  const spoken = [key, read].map((one) => one.replace(/\d+$/, ''));
  const forms = [key, read, ...spoken, key.replaceAll('1', 'l')];
  return forms.some((form) => NEVER_WHOLE.has(form) || NEVER_INSIDE.some((word) => form.includes(word)));
}
