import type { CorpusName, WordScope, WordVerdict } from './word.contract.ts';
import { MAX_HIT_SHARE, MIN_JUDGED } from './word.limits.ts';
import { type CompiledRule, findPlaced } from './word.rules.ts';

export interface TriedText {
  /** The composed text (NFC). */
  text: string;
  from: number;
  to: number;
  verdict: WordVerdict;
}

/** A rule, and the same rule without its exceptions. */
export interface TriedRule {
  rule: CompiledRule;
  bare: CompiledRule;
}

export function triedRule(rule: CompiledRule): TriedRule {
  const { pattern } = rule.pattern;
  return { rule, bare: { ...rule, pattern: { kind: 'words', pattern: { ...pattern, exceptions: [] } } } };
}

type Tried = { kind: 'hit' | 'saved'; text: TriedText } | undefined;

/** `saved`: an exception of the rule lets the text through. */
export function tryText({ rule, bare }: TriedRule, text: string): Tried {
  const [hit] = findPlaced(text, [rule]);
  if (hit) return { kind: 'hit', text: toTried(text, hit) };
  if (rule.pattern.pattern.exceptions.length === 0) return undefined;
  const [saved] = findPlaced(text, [bare]);
  return saved && { kind: 'saved', text: toTried(text, saved) };
}

function toTried(text: string, { from, to, verdict }: Omit<TriedText, 'text'>): TriedText {
  return { text: text.normalize('NFC'), from, to, verdict };
}

export function listCorpora(scope: WordScope): readonly CorpusName[] {
  if (scope === 'text') return ['texts', 'comments'];
  return scope === 'shout' ? ['shouts'] : ['texts', 'comments', 'shouts'];
}

/** `all`: a rule that nobody may save; `many`: only an administrator may. */
export function judgeHits(count: number, among: number): 'all' | 'many' | 'few' {
  if (among < MIN_JUDGED) return 'few';
  if (count === among) return 'all';
  return count > among * MAX_HIT_SHARE ? 'many' : 'few';
}
