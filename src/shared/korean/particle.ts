import { finalOf, isConsonant, isSyllable } from './hangul.ts';

/** A particle's forms after a final consonant and after a vowel. */
export type ParticlePair =
  | '은/는'
  | '이/가'
  | '을/를'
  | '과/와'
  | '이나/나'
  | '이라/라'
  | '아/야'
  | '으로/로'
  | '이어야/여야';

type Ending = 'vowel' | 'rieul' | 'consonant';

/**
 * Endings of the digits 영 일 이 삼 사 오 육 칠 팔 구. A number that ends in 0 is read 영, 십, 백, 천, 만 or 억, which all end in a
 * consonant.
 */
const DIGIT_ENDINGS = 'crvcvvcrrv';

function romanEnding(word: string): Ending {
  const letters = /[a-z]+$/i.exec(word)?.[0] ?? '';
  const last = letters.slice(-1).toLowerCase();
  if (last === 'l') return 'rieul';
  if (last === 'm' || last === 'n' || /ng$/i.test(letters)) return 'consonant';
  // R is read 알 in abbreviations (HR), but 서버, 마스터 in words.
  return last === 'r' && letters === letters.toUpperCase() ? 'rieul' : 'vowel';
}

function findEnding(word: string): Ending {
  // `%` is read 퍼센트.
  if (word.endsWith('%')) return 'vowel';
  const spoken = word.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '').replace(/[^\p{L}\p{N}]+$/u, '');
  const last = spoken.slice(-1);
  if (/[0-9]/.test(last)) {
    const code = DIGIT_ENDINGS.charAt(Number(last));
    return code === 'v' ? 'vowel' : code === 'r' ? 'rieul' : 'consonant';
  }
  if (/[a-z]/i.test(last)) return romanEnding(spoken);
  const final = isSyllable(last) ? finalOf(last) : isConsonant(last) ? last : '';
  if (final === '') return 'vowel';
  return final === 'ㄹ' ? 'rieul' : 'consonant';
}

export function particle(word: string, pair: ParticlePair): string {
  const [closed = '', open = ''] = pair.split('/');
  const ending = findEnding(word);
  if (ending === 'vowel') return open;
  return ending === 'rieul' && pair === '으로/로' ? open : closed;
}

export function withParticle(word: string, pair: ParticlePair): string {
  return word + particle(word, pair);
}
