import { nameKey } from '../names/name-skeleton.rules.ts';

/** Names that contain one of these look like operators of the site or the game. */
const NEVER_INSIDE = [
  '관리자',
  '어드민',
  '안전거래',
  '안전결제',
  '안전보증',
  '거래보증',
  '보증거래',
  '거래대행',
  '에스크로',
  '미들맨',
  '바람나루',
  '탈퇴한사용자',
  '넥슨',
  '게임마스터',
  '모더레이터',
  '스태프',
  'baramnaru',
  'admin',
  'operator',
  'moderator',
  'gamemaster',
  'webmaster',
  'helpdesk',
  'escrow',
  'middleman',
  'nexon',
];

/** Names that suggest support staff or intermediaries of trades: 신고센터, 고객상담, 공식계정, 중개인. */
const DESKS = [
  /(?:신고|고객|상담|인증|보안|거래|중개|결제|보증|공식|운영)(?:센터|센타|쎈터|쎈타|데스크|창구|계정|채널)/,
  /(?:지원|안내)(?:센터|센타|쎈터|쎈타|데스크|창구)/,
  /(?:고객|신고)(?:상담|지원|접수|담당)|상담(?:원|직원|사)/,
  /(?:안전|거래|공식)(?:중개|중계|중재)|중개(?:인|사|소|자|업|팀|거래)/,
];

/** Not allowed at the beginning; elsewhere they occur in harmless names: 단골고객, 문파운영. */
const NEVER_FIRST = ['운영', '고객'];

/**
 * Not allowed alone or at either end; beside a Latin letter they are part of another word, as in sigma, gmarket or
 * nomad.
 */
const AT_AN_END = /^(?:gm|mod|mods|staff|official)(?![a-z])|(?<![a-z])(?:gm|mod|mods|staff|official)$/;

const NEVER_WHOLE = new Set([
  'cm',
  '지엠',
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
  if (NEVER_FIRST.some((word) => key.startsWith(word))) return true;
  if ([key, read].some((form) => AT_AN_END.test(form)) || DESKS.some((desk) => desk.test(key))) return true;
  return [...forms, blurred(read)].some((form) => NEVER_INSIDE.some((word) => form.includes(word)));
}

/**
 * Returns the name as it reads at a glance: `admln`, `adrnin` and `addmiin` become admin. No reserved word has two
 * equal letters side by side.
 */
function blurred(read: string): string {
  return read
    .replaceAll('rn', 'm')
    .replaceAll('l', 'i')
    .replaceAll(/([a-z])\1+/g, '$1');
}
