import type { ForbiddenWord, WordRule, WordVerdict } from './word.contract.ts';
import type { Group } from './word-group.rules.ts';
import { findWord, type KeyedText, type KeySpan, type Keys, keyedText } from './word-match.rules.ts';
import {
  listWords,
  type PatternPart,
  type ReadPattern,
  readPattern,
  type Word,
  type WordPattern,
} from './word-pattern.rules.ts';
import { findShapes, type PlainSource, plainSource, type Span } from './word-shape.rules.ts';
import { textKeys } from './word-text.rules.ts';

const WIDEST_DISTANCE = 10;
/** Nouns that a warning names between the word and its denial: `현금 거래 금지`, `바카라 광고 보이면 신고`. */
const WARNED_OF = '(?:거래|광고|홍보|유도|사이트|이야기|얘기)(?:은|는|이|가|을|를)?';
const WARNED_WHEN = '(?:보이면|꺼내면|물어보면|하시?면|(?:하다 ?)?걸리면|적발 ?시|[가-힣 ]{1,8}에서)(?: 바로)?';
const DENIAL =
  '(?:(?:[이그]런 ?거 ?|같은 ?거 ?)?없[는이어다음고으]|아님|아니|아닙|(?:아예 ?)?안 ?(?:하|합|해|함|받|씁|쓰|써)|차단|무시|(?:깔기 ?)?귀찮|사절|금지|싫|신고|추방|강퇴|꺼내지 ?(?:마|말|않)|하지 ?(?:마|말|맙|않)|받지 ?않|적발 ?시 ?(?:내보|강퇴)|그만|말고|없이)';
/** Denials: `현거래 안 합니다`, `매크로 아님`. */
const DENIED = new RegExp(
  `^[가-힣]{0,2}? ?(?:${WARNED_OF} ?){0,2}(?:은|는|이|가|도|를)? ?(?:${WARNED_WHEN} ?)?${DENIAL}`,
);
/** Reports of what others did: `현거래 유도하길래 신고했습니다`, `계좌 불러달라는 사람 있던데`. */
const REPORTED = new RegExp(
  '^[가-힣 ]{0,6}?(?:하는 (?:사람|분|애|놈|유저)들?|유도|요구|권유|제안|하자[고는던]|(?:불러)? ?달라[고는던]|물어보[는고던]|묻는|하라[고는던]|시도하)' +
    '[가-힣 ]{0,16}?(?:신고|차단|무시|조심|사기|거르|걸러|때문|있던데|있어서|많[이은아]|짜증|귀찮|무섭)',
);
const LONGEST_DENIAL = 32;
/** Shorter words in the wrong layout look like abbreviations. */
const MIN_ROMAN_KEYS = 4;

export interface CompiledRule {
  readonly rule: WordRule;
  readonly pattern: Exclude<ReadPattern, { kind: 'fault' }>;
}

export function compileRules(rules: readonly WordRule[]): CompiledRule[] {
  return rules.flatMap((rule) => {
    const pattern = readPattern(rule.pattern);
    return pattern.kind === 'fault' ? [] : [{ rule, pattern }];
  });
}

interface FoundSpan extends Span {
  /** End of the pair's first part; absent for single words. */
  firstTo?: number;
}

/** The text in one keyboard layout. Shapes and groups belong to many rules, so they are matched once. */
interface View {
  keyed: KeyedText;
  plain: PlainSource;
  isRoman: boolean;
  known: Map<string, readonly Span[]>;
}

/** A forbidden word and its place in the composed text (NFC). */
export interface PlacedWord extends ForbiddenWord, Span {}

/**
 * Returns the forbidden words of a text, in order. Ignores spacing, punctuation, repeated letters, full width, split
 * syllables, lookalikes, invisible characters and the wrong keyboard layout.
 */
export function findForbidden(text: string, rules: readonly CompiledRule[]): ForbiddenWord[] {
  return findPlaced(text, rules).map(({ rule, word, verdict }) => ({ rule, word, verdict }));
}

export function findPlaced(text: string, rules: readonly CompiledRule[]): PlacedWord[] {
  const source = text.normalize('NFC');
  if (source.trim() === '') return [];
  const plain = plainSource(source);
  const viewIn = (isRoman: boolean): View => ({
    keyed: keyedText(textKeys(source, { isRomanLayout: isRoman })),
    plain,
    isRoman,
    known: new Map(),
  });
  const views = /[a-z]{4}/i.test(source) ? [viewIn(false), viewIn(true)] : [viewIn(false)];
  return rules
    .flatMap(({ rule, pattern }) => {
      const spans = findSpans(views, pattern.pattern);
      const isDenied = (at: number) => {
        const next = source.slice(at, at + LONGEST_DENIAL);
        return DENIED.test(next) || REPORTED.test(next);
      };
      const meant = spans.find(({ to, firstTo = to }) => !isDenied(to) && !isDenied(firstTo));
      const span = meant ?? spans[0];
      return span ? [{ rule, span, verdict: meant ? rule.verdict : ('review' as const) }] : [];
    })
    .sort((one, other) => one.span.from - other.span.from)
    .map(({ rule, span: { from, to }, verdict }) => ({ rule, word: source.slice(from, to), verdict, from, to }));
}

export type Verdict = { verdict: 'allow' } | { verdict: WordVerdict; found: ForbiddenWord };

export function toVerdict(found: readonly ForbiddenWord[]): Verdict {
  const decisive = found.find(({ verdict }) => verdict === 'refuse') ?? found[0];
  return decisive === undefined ? { verdict: 'allow' } : { verdict: decisive.verdict, found: decisive };
}

function findSpans(views: readonly View[], pattern: WordPattern): FoundSpan[] {
  for (const view of views) {
    // Patterns of shapes alone match the same in every layout.
    if (view.isRoman && pattern.parts.every((part) => 'shape' in part)) break;
    const spans = patternSpans(view, pattern);
    if (spans.length > 0) return spans;
  }
  return [];
}

function patternSpans(view: View, { parts: [first, second], exceptions }: WordPattern): FoundSpan[] {
  const firsts = first ? partSpans(view, first) : [];
  if (firsts.length === 0) return [];
  const seconds = second && partSpans(view, second);
  const isGuilty = outside(view.keyed, exceptions);
  const guilty = firsts.filter(isGuilty);
  return seconds === undefined ? guilty : listPairs(guilty, seconds.filter(isGuilty));
}

function outside(view: KeyedText, exceptions: readonly Word[]): (span: Span) => boolean {
  const harmless = exceptions.flatMap((word) => findWord(view, word, true)).map((span) => sourceSpan(view.keys, span));
  return ({ from, to }) => !harmless.some((span) => span.from <= from && to <= span.to);
}

function partSpans(view: View, part: PatternPart): readonly Span[] {
  if ('shape' in part) return once(view, part.shape, () => findShapes(part.shape, view.plain));
  if ('group' in part) return once(view, part.group, () => groupSpans(view, part.group));
  if (view.isRoman && part.isCode) return [];
  return findWord(view.keyed, part)
    .filter((span) => !view.isRoman || isAllRoman(view.keyed.keys, span))
    .map((span) => sourceSpan(view.keyed.keys, span));
}

function once({ known }: View, name: string, find: () => readonly Span[]): readonly Span[] {
  const spans = known.get(name) ?? find();
  known.set(name, spans);
  return spans;
}

function groupSpans(view: View, group: Group): readonly Span[] {
  return listWords(group)
    .flatMap((pattern) => patternSpans(view, pattern))
    .sort((one, other) => one.from - other.from);
}

function isAllRoman(keys: Keys, { start, end }: KeySpan): boolean {
  return end - start >= MIN_ROMAN_KEYS && keys.slice(start, end).every(({ letter }) => /^[a-z]$/.test(letter));
}

/** Both lists are sorted by position, so only nearest neighbours are compared. */
function listPairs(firsts: readonly Span[], seconds: readonly Span[]): FoundSpan[] {
  const pairs: FoundSpan[] = [];
  let next = 0;
  for (const first of firsts) {
    while (first.from - (seconds[next]?.to ?? first.from) > WIDEST_DISTANCE) next += 1;
    for (const second of seconds.slice(next, next + 3)) {
      const [one, other] = first.from < second.from ? [first, second] : [second, first];
      if (one.to > other.from || other.from - one.to > WIDEST_DISTANCE) continue;
      pairs.push({ from: one.from, to: other.to, firstTo: one.to });
    }
  }
  return pairs;
}

function sourceSpan(keys: Keys, { start, end }: KeySpan): Span {
  return { from: keys[start]?.from ?? 0, to: keys[end - 1]?.to ?? 0 };
}
