import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { ForbiddenWord, WordKind, WordScope } from './word.contract.ts';
import { formatForbiddenWord } from './word.labels.ts';
import { findInForce, findVersion } from './word.repository.ts';
import { type CompiledRule, compileRules, findForbidden, toVerdict, type Verdict } from './word.rules.ts';

/** Cause of the error that refuses a text. The error undoes its transaction, so the hit is counted by who answers it. */
export class WordRefusal {
  readonly ruleId: number;

  constructor(ruleId: number) {
    this.ruleId = ruleId;
  }
}

type Scope = Exclude<WordScope, 'both'>;
type RulesByScope = Readonly<Record<Scope, readonly CompiledRule[]>>;

/** Keyed by version. Several exist while transactions from before and after a change overlap. */
const compiled = new Map<string, RulesByScope>();
const MAX_COMPILED = 4;

/**
 * Returns the compiled rules as this transaction reads them. Reads the version each time, so that an operator's change
 * applies from the next request on in every process.
 */
export async function rulesInForce(db: Db, scope: Scope): Promise<readonly CompiledRule[]> {
  const known = compiled.get(await findVersion(db));
  if (known) return known[scope];
  const { version, rules } = await findInForce(db);
  const all = compileRules(rules);
  const fresh = { text: ofScope(all, 'text'), shout: ofScope(all, 'shout') };
  const [oldest] = compiled.keys();
  if (oldest !== undefined && compiled.size >= MAX_COMPILED) compiled.delete(oldest);
  compiled.set(version, fresh);
  return fresh[scope];
}

function ofScope(rules: readonly CompiledRule[], scope: Scope): readonly CompiledRule[] {
  return rules.filter(({ rule }) => rule.scope === 'both' || rule.scope === scope);
}

export async function moderateText(db: Db, ...texts: readonly string[]): Promise<Verdict> {
  const written = texts.filter((text) => text.trim() !== '');
  if (written.length === 0) return { verdict: 'allow' };
  const rules = await rulesInForce(db, 'text');
  return toVerdict(written.flatMap((text) => findForbidden(text, rules)));
}

/** Texts keyed by the input's field, which a refusal names. */
export type WrittenTexts = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * @param db the transaction of the write
 * @returns the word that an operator should review (`queueForReview`), or null
 * @throws {AppError} NOT_ALLOWED with `data.rule` (CASH_TRADE, AD, GAMBLING, ABUSE), `data.word` and a Korean sentence,
 * which is also the field's issue
 */
export async function requireAllowedText(db: Db, written: WrittenTexts): Promise<ForbiddenWord | null> {
  const texts = listTexts(written);
  const judged = await moderateText(db, ...texts.map(({ text }) => text));
  if (judged.verdict === 'allow') return null;
  refuse(judged, texts);
  return judged.found;
}

const REFUSED_AMONG_MEMBERS: readonly WordKind[] = ['CASH_TRADE', 'GAMBLING'];

/**
 * Checks texts that only members can read: only the rules against cash trades and gambling apply, and nothing is filed
 * for review.
 * @param db the transaction of the write
 * @throws {AppError} NOT_ALLOWED, as `requireAllowedText`
 */
export async function requireMembersText(db: Db, written: WrittenTexts): Promise<void> {
  const texts = listTexts(written);
  if (texts.length === 0) return;
  const rules = (await rulesInForce(db, 'text')).filter(({ rule }) => REFUSED_AMONG_MEMBERS.includes(rule.kind));
  refuse(toVerdict(texts.flatMap(({ text }) => findForbidden(text, rules))), texts);
}

interface FieldText {
  readonly field: string;
  readonly text: string;
}

function listTexts(written: WrittenTexts): FieldText[] {
  const all = Object.entries(written).flatMap(([field, texts = []]) => [texts].flat().map((text) => ({ field, text })));
  return all.filter(({ text }) => text.trim() !== '');
}

function refuse(judged: Verdict, texts: readonly FieldText[]): void {
  if (judged.verdict !== 'refuse') return;
  const { rule, word } = judged.found;
  const message = formatForbiddenWord(judged.found);
  const path = texts.find(({ text }) => text.normalize('NFC').includes(word))?.field ?? '';
  const data = { rule: rule.kind, word };
  throw new AppError('NOT_ALLOWED', { message, data, issues: [{ path, message }], cause: new WordRefusal(rule.id) });
}
