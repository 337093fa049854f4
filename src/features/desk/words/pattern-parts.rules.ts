import type { WordKind } from '#features/people/moderation/word.contract.ts';

/** A part of a rule as it is shown: a word, a shape such as `<url>`, a plus between two, an exception. */
export interface ShownPart {
  readonly is: 'word' | 'shape' | 'plus' | 'exception';
  readonly text: string;
}

const SHAPE_NAMES: Readonly<Record<string, string>> = {
  url: '주소',
  phone: '전화번호',
  account: '계좌번호',
  handle: '계정',
  id: '아이디',
  money: '게임 돈',
  sale: '게임 돈 거래',
  ratio: '비율',
  rate: '현금 비율',
  won: '원',
  cash: '현금',
  voucher: '상품권',
  messenger: '메신저',
  app: '앱',
  discord: '디스코드',
  contact: '연락처',
};

/** Splits the syntax of a rule (`word-pattern.rules.ts`) into what a list shows of it. */
export function listPatternParts(pattern: string): ShownPart[] {
  const tokens = pattern.trim().split(/\s+|(?=\+)|(?<=\+)/);
  return tokens.filter((token) => token !== '').map(toPart);
}

function toPart(token: string): ShownPart {
  if (token === '+') return { is: 'plus', text: '+' };
  if (token.startsWith('-')) return { is: 'exception', text: token };
  const [, shape] = /^<([a-z]+)>$/i.exec(token) ?? [];
  return shape === undefined
    ? { is: 'word', text: token }
    : { is: 'shape', text: SHAPE_NAMES[shape.toLowerCase()] ?? token };
}

/** The parts as they stand in lists, where abuse is masked. */
export function maskPattern({ kind, pattern }: { kind: WordKind; pattern: string }): ShownPart[] {
  const parts = listPatternParts(pattern);
  if (kind !== 'ABUSE') return parts;
  return parts.map((part) => ({
    ...part,
    text: part.is === 'shape' ? part.text : part.text.replaceAll(/[^\s+-]/gu, '○'),
  }));
}

/** The parts as one text: `카톡 + 아이디`. */
export function formatParts(parts: readonly ShownPart[]): string {
  return parts.map(({ text }) => text).join(' ');
}
