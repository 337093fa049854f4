import { isSyllable } from '#shared/korean/hangul.ts';
import { decompose } from '#shared/korean/hangul-keys.ts';
import { undoRomanLayout } from '#shared/korean/keyboard.ts';
import { normalize } from '#shared/korean/normalize-text.ts';

/** A keystroke of a text. Words are matched by keystroke, so that split syllables match too. */
export interface TextKey {
  key: string;
  /** The Korean letter that the key resembles (`7` → ㄱ, `H` → ㅐ); empty: none. */
  looksLike: string;
  kind: 'syllable' | 'jamo' | 'latin' | 'digit' | 'other';
  letter: string;
  isFirst: boolean;
  gap: number;
  from: number;
  to: number;
}

/** Zero-width spaces, joiners and combining strokes, which do not even count as gaps. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{M}]$/u;
/** Circled, bracketed, mathematical and half-width letters. Normalizing others with NFKC breaks Korean letters. */
const DRESSED = /^[\u2460-\u24ff\u3200-\u33ff\uffa1-\uffdc\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]$/u;
const CHINESE: Readonly<Record<string, string>> = {
  現: '현',
  现: '현',
  金: '금',
  去: '거',
  來: '래',
  来: '래',
  計: '계',
  座: '좌',
  入: '입',
  人: 'ㅅ',
  己: 'ㄹ',
};
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'ㅇ',
  o: 'ㅇ',
  '1': 'ㅣ',
  l: 'ㅣ',
  i: 'ㅣ',
  '|': 'ㅣ',
  h: 'ㅔ',
  '7': 'ㄱ',
  z: 'ㄹ',
  '2': 'ㄹ',
  t: 'ㅜ',
};
/** Vowels that sound alike: `현거레`, `게좌`. */
const SAME_SOUND = /[ㅐㅖㅒ]/g;

export function soundKeys(text: string): string {
  return decompose(text).replaceAll(SAME_SOUND, 'ㅔ');
}

export interface TextKeysOptions {
  /** Reads Latin letters as the Korean ones on the same keys: `gusrjfo` → ㅎㅕㄴㄱㅓㄹㅐ. */
  isRomanLayout?: boolean;
}

/** @param text normalised to NFC */
export function textKeys(text: string, { isRomanLayout = false }: TextKeysOptions = {}): TextKey[] {
  const keys: TextKey[] = [];
  // With caps lock on, capitals do not mean the shift key.
  const isLocked = !/[a-z]/.test(text);
  let from = 0;
  let gap = 0;
  for (const char of text) {
    const to = from + char.length;
    for (const letter of plainForm(char)) {
      const kind = UNSEEN.test(letter) ? 'unseen' : kindOf(letter);
      if (kind === 'gap') gap += 1;
      if (kind === 'gap' || kind === 'unseen') continue;
      keys.push(...toKeys(isLocked ? letter.toLowerCase() : letter, kind, { gap, from, to, isRomanLayout }));
      gap = 0;
    }
    from = to;
  }
  return keys;
}

/** Removes decoration: `①` becomes 1, `⒜` a, `現` 현; invisible characters become empty. */
export function plainForm(char: string): string {
  if (UNSEEN.test(char)) return '';
  return normalize(DRESSED.test(char) ? char.normalize('NFKC') : (CHINESE[char] ?? char));
}

function kindOf(letter: string): TextKey['kind'] | 'gap' {
  if (isSyllable(letter)) return 'syllable';
  if (letter >= 'ㄱ' && letter <= 'ㅣ') return 'jamo';
  if (/[a-z]/i.test(letter)) return 'latin';
  if (/\d/.test(letter)) return 'digit';
  return letter !== 'ㆍ' && /\p{L}/u.test(letter) ? 'other' : 'gap';
}

function toKeys(
  letter: string,
  kind: TextKey['kind'],
  { gap, from, to, isRomanLayout }: Pick<TextKey, 'gap' | 'from' | 'to'> & { isRomanLayout: boolean },
): TextKey[] {
  const isTyped = isRomanLayout && kind === 'latin';
  const keys = soundKeys(isTyped ? undoRomanLayout(letter) : letter.toLowerCase());
  return [...keys].map((key, index) => ({
    key,
    looksLike: kind === 'latin' || kind === 'digit' ? (LOOKS_LIKE[key] ?? '') : '',
    kind: isTyped ? 'jamo' : kind,
    letter: letter.toLowerCase(),
    isFirst: index === 0 || kind === 'jamo',
    gap: index === 0 ? gap : 0,
    from,
    to,
  }));
}
