import type { ForbiddenWord, WordRule } from './word.contract.ts';
import { findWord, type KeyedText, type KeySpan, type Keys, keyedText } from './word-match.rules.ts';
import { type ReadPattern, readPattern, type WordPattern } from './word-pattern.rules.ts';
import { findShape, type Span } from './word-shape.rules.ts';
import { textKeys } from './word-text.rules.ts';

const WIDEST_DISTANCE = 10;
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

/**
 * The forbidden words of a text, in order. Ignores spacing, punctuation, repeated letters, full width, split syllables,
 * look-alikes and the wrong keyboard layout.
 */
export function findForbidden(text: string, rules: readonly CompiledRule[]): ForbiddenWord[] {
  const source = text.normalize('NFC');
  if (source.trim() === '') return [];
  const views = [keyedText(textKeys(source))];
  if (/[a-z]{4}/i.test(source)) views.push(keyedText(textKeys(source, { isRomanLayout: true })));
  return rules
    .map(({ rule, pattern }) => ({ rule, span: spanOf(source, views, pattern) }))
    .filter((found): found is { rule: WordRule; span: Span } => found.span !== undefined)
    .sort((one, other) => one.span.from - other.span.from)
    .map(({ rule, span }) => ({ rule, word: source.slice(span.from, span.to) }));
}

export type Verdict = { verdict: 'allow' } | { verdict: WordRule['verdict']; found: ForbiddenWord };

export function verdictOf(found: readonly ForbiddenWord[]): Verdict {
  const decisive = found.find(({ rule }) => rule.verdict === 'refuse') ?? found[0];
  return decisive === undefined ? { verdict: 'allow' } : { verdict: decisive.rule.verdict, found: decisive };
}

function spanOf(source: string, views: readonly KeyedText[], read: CompiledRule['pattern']): Span | undefined {
  if (read.kind === 'shape') return findShape(read.shape, source);
  for (const [index, view] of views.entries()) {
    const isRoman = index > 0;
    const span = patternSpan(view, read.pattern, isRoman);
    if (span) return span;
  }
  return undefined;
}

function patternSpan(view: KeyedText, { parts, exceptions }: WordPattern, isRoman: boolean): Span | undefined {
  const { keys } = view;
  const found = parts.map((word) =>
    isRoman && word.isCode ? [] : findWord(view, word).filter((span) => !isRoman || isAllRoman(keys, span)),
  );
  if (found.some(({ length }) => length === 0)) return undefined;
  const harmless = exceptions.flatMap((word) => findWord(view, word, true));
  const isGuilty = ({ start, end }: KeySpan) => !harmless.some((span) => span.start <= start && end <= span.end);
  const [first = [], second] = found.map((spans) => spans.filter(isGuilty));
  const [guilty] = second === undefined ? first : pairsOf(keys, first, second);
  return guilty && sourceSpan(keys, guilty);
}

function isAllRoman(keys: Keys, { start, end }: KeySpan): boolean {
  return end - start >= MIN_ROMAN_KEYS && keys.slice(start, end).every(({ letter }) => /^[a-z]$/.test(letter));
}

/** Both lists are in the order of the text, so only the nearest neighbours are compared. */
function pairsOf(keys: Keys, firsts: readonly KeySpan[], seconds: readonly KeySpan[]): KeySpan[] {
  const pairs: KeySpan[] = [];
  let from = 0;
  for (const first of firsts) {
    while (from < seconds.length && distance(keys, seconds[from], first) > WIDEST_DISTANCE) from += 1;
    for (const second of seconds.slice(from, from + 3)) {
      const [one, other] = first.start < second.start ? [first, second] : [second, first];
      if (one.end > other.start || distance(keys, one, other) > WIDEST_DISTANCE) continue;
      pairs.push({ start: one.start, end: other.end });
    }
  }
  return pairs;
}

/** Characters from the end of one to the beginning of the other; negative in the reverse order. */
function distance(keys: Keys, one: KeySpan | undefined, other: KeySpan): number {
  const end = one === undefined ? 0 : (keys[one.end - 1]?.to ?? 0);
  return (keys[other.start]?.from ?? 0) - end;
}

function sourceSpan(keys: Keys, { start, end }: KeySpan): Span {
  return { from: keys[start]?.from ?? 0, to: keys[end - 1]?.to ?? 0 };
}
