import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#platform/database/db.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Operator } from '../access/actor.ts';
import { rulesInForce } from './moderate-text.service.ts';
import type { CorpusName, CorpusTrialAnswer, StoredWordRule, WordRule } from './word.contract.ts';
import { formatTooMany, wordErrors } from './word.labels.ts';
import { compileRules } from './word.rules.ts';
import type { CorpusText, WordCorpora } from './word-corpus.ts';
import { againstAbuse, maskInPlace } from './word-mask.rules.ts';
import { judgeHits, listCorpora, type TriedText, triedRule, tryText } from './word-trial.rules.ts';

const READ = 1000;
const SHOWN = 50;
/** Other requests wait for that many texts at most, about a millisecond. */
const AT_ONCE = 20;

export interface WordTrial {
  rule: WordRule;
  among: CorpusName;
}

/** Tries a rule that is not saved on the newest texts of a corpus. */
export async function tryRule(db: Db, corpora: WordCorpora, { rule, among }: WordTrial): Promise<CorpusTrialAnswer> {
  const texts = await readCorpus(db, corpora, among);
  const tried = await tryAll(rule, texts);
  const abuse = againstAbuse(await rulesInForce(db, among === 'shouts' ? 'shout' : 'text'));
  const shown = (kind: 'hit' | 'saved') =>
    ofKind(tried, kind)
      .slice(0, SHOWN)
      .map(({ at, channel = null, tried: one }) => ({
        ...one,
        at: at.toISOString(),
        channel,
        text: maskInPlace(one.text, abuse),
      }));
  return { count: ofKind(tried, 'hit').length, among: texts.length, hits: shown('hit'), saved: shown('saved') };
}

/**
 * @throws {AppError} INVALID_INPUT for a rule that hits all texts of a corpus; FORBIDDEN for one that hits more than a
 * moderator may hit
 */
export async function requireFewHits(
  db: Db,
  corpora: WordCorpora,
  actor: Operator,
  { isActive, ...rule }: StoredWordRule,
): Promise<void> {
  if (!isActive) return;
  for (const name of listCorpora(rule.scope)) {
    const texts = await readCorpus(db, corpora, name);
    const count = ofKind(await tryAll(rule, texts), 'hit').length;
    const judged = judgeHits(count, texts.length);
    if (judged === 'all') {
      throw new AppError('INVALID_INPUT', { issues: [{ path: 'pattern', message: wordErrors.hitsAll }] });
    }
    if (judged === 'many' && actor.level > OPERATOR_LEVEL.administrator) {
      const message = formatTooMany(name, count, texts.length);
      throw new AppError('FORBIDDEN', { message, data: { needs: OPERATOR_LEVEL.administrator } });
    }
  }
}

async function readCorpus(db: Db, corpora: WordCorpora, name: CorpusName): Promise<CorpusText[]> {
  const found = await Promise.all(corpora[name].map((read) => read(db, READ)));
  return found
    .flat()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, READ);
}

interface TriedPlace extends Pick<CorpusText, 'at' | 'channel'> {
  kind: 'hit' | 'saved';
  tried: TriedText;
}

/** Returns the texts that the rule hits, or an exception of it saves. */
async function tryAll(rule: WordRule, texts: readonly CorpusText[]): Promise<TriedPlace[]> {
  const [compiled] = compileRules([rule]);
  if (!compiled) throw new Error('A rule is tried only if its pattern can be read.');
  const both = triedRule(compiled);
  const found: TriedPlace[] = [];
  for (const [nth, { text, ...place }] of texts.entries()) {
    if (nth % AT_ONCE === 0) await nextTurn();
    const tried = tryText(both, text);
    if (tried) found.push({ ...place, kind: tried.kind, tried: tried.text });
  }
  return found;
}

function ofKind(tried: readonly TriedPlace[], kind: 'hit' | 'saved'): TriedPlace[] {
  return tried.filter((one) => one.kind === kind);
}
