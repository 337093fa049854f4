import { createHmac, hash } from 'node:crypto';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { rulesInForce } from '#features/people/moderation/moderate-text.service.ts';
import type { WordRule } from '#features/people/moderation/word.contract.ts';
import { type CompiledRule, findForbidden } from '#features/people/moderation/word.rules.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { getLexicon } from '#features/trade/shouts/read-shout.service.ts';
import type { ReadShout } from '#features/trade/shouts/shout.contract.ts';
import { parseSpokenShout, type SpokenShout } from '#features/trade/shouts/shout.rules.ts';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';
import type { BroadcastRead } from './broadcast.contract.ts';
import { BROADCAST_KIND, type BroadcastKind } from './broadcast.labels.ts';
import { toBroadcastKind } from './broadcast-kind.rules.ts';
import type { CleanMessage } from './broadcast-message.rules.ts';
import { broadcastRead, impliedQuote } from './broadcast-read.rules.ts';
import { comparableText, toSlot } from './broadcast-text.rules.ts';
import { type JudgedShout, judgeFound, rulesInParts } from './shout-words.rules.ts';
import { yieldInChunks } from './yield-in-chunks.ts';

const SECRET = 'erased-name';

/**
 * Hashes names with the site's secret. The hash of an erased name is kept, and nobody without the secret can tell whose
 * it was.
 */
export async function nameHashes(
  db: Db,
  gameServer: number,
  nameKeys: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const secret = await siteSecret(db, SECRET);
  const computeHash = (key: string) => createHmac('sha256', secret).update(`${gameServer}\n${key}`).digest();
  return new Map(nameKeys.map((key) => [key, computeHash(key)]));
}

/** A message with everything derived from its text. */
export interface UnderstoodMessage extends CleanMessage {
  nameKey: string;
  /** Keyed hash of the name, which is kept after the name's shouts were erased. */
  nameHash: Buffer;
  slot: number;
  contentHash: string;
  runHash: string;
  /** Comparable text of the shown message. */
  comparable: string;
  masked: string | null;
  rule: WordRule | null;
  hit: WordRule | null;
  kind: BroadcastKind;
  read: BroadcastRead | null;
}

export interface ReadBatchDeps {
  db: Db;
  catalog(): Catalog;
  quotes: QuoteReader;
}

/** Interprets the messages before any transaction, in chunks between which the event loop runs. */
export async function readBatch(
  { db, catalog, quotes }: ReadBatchDeps,
  gameServer: number,
  messages: readonly CleanMessage[],
): Promise<UnderstoodMessage[]> {
  const lexicon = getLexicon(catalog());
  const rules = await rulesInForce(db, 'shout');
  const texts = [...new Set(messages.map(({ message }) => message))];
  const judged = await judgeTexts(texts, rules);
  const understood = await yieldInChunks([...texts.entries()], ([index, text]) => {
    const { rule = null, masked = null, hit = null } = judged[index] ?? {};
    const spoken = rule === null ? parseSpokenShout(text, lexicon) : undefined;
    const kind = spoken ? toBroadcastKind(text, spoken.read) : BROADCAST_KIND.other;
    return { rule, masked, hit, kind, spoken: kind === BROADCAST_KIND.trade ? spoken : undefined };
  });
  const byText = new Map(texts.map((text, index) => [text, understood[index]] as const));
  const quoteOf = await quotesFor(
    quotes,
    gameServer,
    understood.flatMap(({ spoken }) => spoken ?? []),
  );
  const hashes = await nameHashes(
    db,
    gameServer,
    messages.map(({ name }) => nameKey(name)),
  );
  return yieldInChunks(messages, (given) => {
    const judgedText = byText.get(given.message);
    const { rule = null, masked = null, hit = null, kind = BROADCAST_KIND.other, spoken } = judgedText ?? {};
    const key = nameKey(given.name);
    return {
      ...given,
      ...computeHashes(gameServer, given),
      nameKey: key,
      nameHash: hashes.get(key) ?? Buffer.alloc(0),
      comparable: comparableText(masked ?? given.message),
      masked,
      rule,
      hit,
      kind,
      read: spoken ? broadcastRead(spoken, quoteOf(spoken)) : null,
    };
  });
}

async function judgeTexts(texts: readonly string[], rules: readonly CompiledRule[]): Promise<JudgedShout[]> {
  const parts = rulesInParts(rules);
  const work = texts.flatMap((text) => parts.map((part) => ({ text, part })));
  const found = await yieldInChunks(work, ({ text, part }) => findForbidden(text, part));
  return yieldInChunks([...texts.entries()], ([index, text]) =>
    judgeFound(text, found.slice(index * parts.length, (index + 1) * parts.length).flat(), rules),
  );
}

/** `contentHash` is equal for equal shouts, `runHash` for repetitions. */
export function computeHashes(
  gameServer: number,
  { at, channel, name, message }: Pick<CleanMessage, 'at' | 'channel' | 'name' | 'message'>,
): Pick<UnderstoodMessage, 'slot' | 'contentHash' | 'runHash'> {
  const computeHash = (...parts: readonly (string | number)[]) => formatUuid(hash('md5', parts.join('\n')));
  return {
    slot: toSlot(at),
    contentHash: computeHash(gameServer, channel, name, message),
    runHash: computeHash(gameServer, name, comparableText(message) || message),
  };
}

/** Formats a UUID as PostgreSQL does. */
function formatUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Side = Pick<ReadShout, 'tradeType'>['tradeType'];

async function quotesFor(quotes: QuoteReader, gameServer: number, spoken: readonly SpokenShout[]) {
  const wanted = new Set(spoken.flatMap((one) => impliedQuote(one)?.itemId ?? []));
  const found = wanted.size === 0 ? undefined : await quotes.quotesOf([...wanted], { gameServer });
  return (one: SpokenShout) => {
    const about = impliedQuote(one);
    const ofItem = about && found?.get(about.itemId);
    const side: Side = about?.tradeType ?? null;
    return side === null || !ofItem ? undefined : side === 1 ? ofItem.sell : ofItem.buy;
  };
}
