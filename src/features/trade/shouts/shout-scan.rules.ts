import { isSyllable } from '#shared/korean/hangul.ts';
import { isIgnored, normalize, withoutUnseen } from '#shared/korean/normalize-text.ts';
import type { LexiconItem, ShoutLexicon } from './shout-lexicon.rules.ts';
import { numberAt, type ShoutNumber } from './shout-number.rules.ts';
import { gluedSideAt, type TermMeaning, termAt, verbInside } from './shout-terms.rules.ts';

export type Piece = (ShoutNumber | TermMeaning | ItemPiece | { kind: 'unknown' }) & { length: number };

export interface ItemPiece {
  kind: 'item';
  meanings: readonly LexiconItem[];
}

const LETTER = /[가-힣ㄱ-ㅎㅏ-ㅣa-z]/;
const TIMES = /^x ?\d/;
const LETTERS = /[가-힣ㄱ-ㅎㅏ-ㅣa-z]+/y;
/** Marks that may be part of a name; a comma or a slash separates names. */
const PARTS_NAMES = /[,.\n/]/;
const PARTICLE =
  /(?:이랑|랑|하고|을|를|은|는|이|가|도|만|와|과|및|이나|나|로|으로|에|짜리|류|좀|점|요|이요|여|의|님)(?=[^가-힣]|$|팝|팜|팔|삽|삼|구)/y;
const SPEAKER = /^\s*(?:\[[^\]]{1,12}\]\s*)*(?:([가-힣a-z0-9]{1,12})\s*(?::|\]|>|님의 말:)\s*)?/;
const CHAT_TAG =
  /^\s*(?:[[<(【]\s*(?:외치기|외침|전체|거래|사자후|세계후|일반|귓속말|장터|자유|\d{1,2}:\d{2}(?::\d{2})?)\s*[\])>】]\s*)+/;

/** A thousand 전 in colloquial spelling: `7처넌`, `칠처넌`. */
const THOUSAND = /(?<=[\d일이삼사오육칠팔구]\s?)[천처]넌(?![가-힣]{2})/g;

export function plainShout(text: string): string {
  return withoutUnseen(normalize(text)).toLowerCase().replace(THOUSAND, '천전');
}

export function parsePieces(text: string, lexicon: ShoutLexicon): Piece[] {
  return withoutGuesses(scanned(text, lexicon));
}

/** Abbreviations of two letters by rule count only where every other word is understood. */
function withoutGuesses(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ kind }) => kind === 'unknown')) return pieces;
  return pieces.map((piece) =>
    piece.kind === 'item' && piece.meanings.some(({ isGuess }) => isGuess)
      ? { kind: 'unknown', length: piece.length }
      : piece,
  );
}

function scanned(text: string, lexicon: ShoutLexicon): Piece[] {
  const pieces: Piece[] = [];
  let at = speechStart(text, lexicon);
  let isFresh = true;
  while (at < text.length) {
    const isMark = !LETTER.test(text.charAt(at)) && !/\d/.test(text.charAt(at));
    const isBlank = isMark && /\s/.test(text.charAt(at));
    const piece = !isBlank && (isFresh || isMark) ? pieceAt(text, at, lexicon) : undefined;
    if (isMark && !piece) {
      at += 1;
      isFresh = true;
      continue;
    }
    const found = piece ?? unknownAt(text, at);
    for (const one of Array.isArray(found) ? found : [found]) {
      pieces.push(one);
      at += one.length;
    }
    isFresh = pieces.at(-1)?.kind !== 'unknown' || !LETTER.test(text.charAt(at));
  }
  return pieces;
}

function speechStart(text: string, lexicon: ShoutLexicon): number {
  const tags = CHAT_TAG.exec(text)?.[0].length ?? 0;
  const rest = text.slice(tags, tags + 60);
  const match = SPEAKER.exec(rest);
  const speaker = match?.[1];
  if (!match || speaker === undefined) return tags;
  const isSpeech =
    pieceAt(match[0].replace(/^[[\s]+/, ''), 0, lexicon) !== undefined || verbInside(speaker) !== undefined;
  return isSpeech ? tags : tags + match[0].length;
}

function pieceAt(text: string, at: number, lexicon: ShoutLexicon): Piece | undefined {
  const item = itemAt(text, at, lexicon);
  if (item) return item;
  const nameLength = (from: number) => nameLengthAt(text, from, lexicon);
  const number = numberAt(text, at, nameLength);
  if (number) return { ...number.number, length: number.length };
  const word = termAt(text, at) ?? gluedSideAt(text, at, nameLength);
  return word && { ...word.meaning, length: word.length };
}

const MIN_NAME = 2;

/** Returns 0 where no item name begins. */
function nameLengthAt(text: string, at: number, lexicon: ShoutLexicon): number {
  if (!isSyllable(text.charAt(at))) return 0;
  const found = itemAt(text, at, lexicon);
  return found && found.length >= MIN_NAME && !/\s/.test(text.slice(at, at + found.length)) ? found.length : 0;
}

function unknownAt(text: string, at: number): Piece | Piece[] {
  LETTERS.lastIndex = at;
  const run = LETTERS.exec(text)?.[0];
  if (run === undefined) return { kind: 'unknown', length: 1 };
  const verb = verbInside(run.slice(0, 40));
  if (!verb) return { kind: 'unknown', length: run.length };
  const { before, tradeType } = verb;
  const rest = text.slice(at + before);
  const length = termAt(rest.slice(0, 20), 0)?.length ?? 3;
  return [
    { kind: 'unknown', length: before },
    { kind: 'side', tradeType, length },
  ];
}

function itemAt(text: string, at: number, { names, longestName }: ShoutLexicon): Piece | undefined {
  if (isRestOfNumber(text, at)) return undefined;
  let normalized = '';
  let best: Piece | undefined;
  for (let end = at; end < text.length && normalized.length < longestName; end++) {
    const char = text.charAt(end);
    if (isIgnored(char)) {
      if (PARTS_NAMES.test(char) || end - at > 2 * longestName) break;
      continue;
    }
    normalized += char;
    const meanings = names.get(normalized);
    if (meanings && canEnd(text, end + 1, normalized)) best = { kind: 'item', meanings, length: end + 1 - at };
  }
  return best;
}

/** `1억 천5`: `천5` does not stand for 용천제오검 here. */
function isRestOfNumber(text: string, at: number): boolean {
  return (
    text.charAt(at) === '천' &&
    /\d/.test(text.charAt(at + 1)) &&
    /[\d억만]\s?$/.test(text.slice(Math.max(0, at - 2), at))
  );
}

/** Whether a name may end here: before anything but letters, or before a particle, a number or a word of shouts. */
function canEnd(text: string, end: number, name: string): boolean {
  const next = text.charAt(end);
  if (/^[ㄱ-ㅎ]+$/.test(name)) return !/[ㄱ-ㅎㅏ-ㅣ가-힣]/.test(next);
  if (/\d$/.test(name) && (/[\d만천백십억개장]/.test(next) || /^[.,]\d/.test(text.slice(end, end + 2)))) return false;
  if ((!isSyllable(next) && !/[a-z]/.test(next)) || TIMES.test(text.slice(end, end + 3))) return true;
  PARTICLE.lastIndex = end;
  if (PARTICLE.test(text)) return true;
  const word = termAt(text, end);
  return word !== undefined && word.meaning.kind !== 'noise' && word.meaning.kind !== 'vague';
}
