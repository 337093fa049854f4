import { type CompiledRule, findForbidden } from '#features/people/moderation/word.rules.ts';
import { MAX_PRICE } from '../trades/trade.limits.ts';
import type { ReadShout, ShoutFlag, ShoutItem } from './shout.contract.ts';
import type { LexiconItem, ShoutLexicon } from './shout-lexicon.rules.ts';
import { priceOfShout } from './shout-price.rules.ts';
import { type ItemPiece, type Piece, parsePieces, plainShout } from './shout-scan.rules.ts';

const NOTHING: ReadShout = {
  tradeType: null,
  items: [],
  price: null,
  quantity: null,
  durability: null,
  payMethod: null,
  isNegotiation: null,
  isAuth: null,
  flags: [],
  confidence: 0,
};

const MAX_ITEMS = 10;
/** Upper limit of the confidence where the order of price and count decides the price's unit. */
const BY_ORDER_CONFIDENCE = 0.85;

/**
 * Parses a player's shout: `ㅍ 현철중검 45만 내구 38만 흥정ㄱㄴ`. Ambiguous values are null, since a wrong guess is worse than none
 * (contract §9).
 * @param rules forbidden words: cash trade and advertising are flagged and nothing else is read
 */
export function parseShout(text: string, lexicon: ShoutLexicon, rules: readonly CompiledRule[]): ReadShout {
  const foul = foulFlags(text, rules);
  if (foul.length > 0) return { ...NOTHING, flags: foul, confidence: 1 };
  return toReadShout(parsePieces(plainShout(text), lexicon));
}

/** Whether the only price may be meant in 만, because it has 천 alone or no unit. */
export function mayMeanMan(text: string, lexicon: ShoutLexicon): boolean {
  const pieces = parsePieces(plainShout(text), lexicon);
  return hasThousandsOnly(pieces) || pieces.filter(({ kind }) => kind === 'price').every(isBare);
}

function hasThousandsOnly(pieces: readonly Piece[]): boolean {
  const prices = pieces.filter((piece) => piece.kind === 'price');
  return prices.length === 1 && prices[0]?.isThousands === true;
}

/** A shout whose price may be a number without a unit. */
export interface SpokenShout {
  /** Result that ignores prices without a unit. */
  read: ReadShout;
  /** Result with 천만 where the only price has 천 alone. */
  thousandMan?: ReadShout;
  /** Results with the number as an amount of 전 and of 만; null: impossible. Undefined: all numbers have units. */
  bare?: { jeon: ReadShout; man: ReadShout };
}

/**
 * As `parseShout`, for shouts within the game, where a number without a unit is not a price by itself (contract §16).
 */
export function parseSpokenShout(text: string, lexicon: ShoutLexicon): SpokenShout {
  const pieces = parsePieces(plainShout(text), lexicon);
  const inUnits = (size: number) =>
    toReadShout(pieces.map((piece) => (isBare(piece) ? { ...piece, value: wholePrice(piece.bare * size) } : piece)));
  if (!pieces.some(isBare))
    return { read: toReadShout(pieces), ...(hasThousandsOnly(pieces) && { thousandMan: timesMan(pieces) }) };
  return {
    read: toReadShout(pieces.map((piece) => (isBare(piece) ? { ...piece, value: null } : piece))),
    bare: { jeon: inUnits(1), man: inUnits(MAN) },
  };
}

const MAN = 10_000;

function timesMan(pieces: readonly Piece[]): ReadShout {
  return toReadShout(
    pieces.map((piece) => (piece.kind === 'price' ? { ...piece, value: wholePrice((piece.value ?? 0) * MAN) } : piece)),
  );
}

function isBare(piece: Piece): piece is Extract<Piece, { kind: 'price' }> & { bare: number } {
  return piece.kind === 'price' && piece.bare !== undefined;
}

function wholePrice(value: number): number | null {
  const whole = Math.round(value * MAN) / MAN;
  return Number.isInteger(whole) && whole <= MAX_PRICE ? whole : null;
}

function toReadShout(pieces: readonly Piece[]): ReadShout {
  const named = findItems(pieces);
  const has = (kind: Piece['kind']) => pieces.some((piece) => piece.kind === kind);
  const first = ofFirstSide(pieces);
  const tradeType = findTradeType(first, named.items.length > 0);
  const isNegotiation = agreed(pieces, 'negotiation');
  const isAuth = agreed(pieces, 'auth');
  const { price, quantity, isTotal, isByOrder } = priceOfShout(first);
  const flags: ShoutFlag[] = [
    ...(has('offer') ? (['OFFER'] as const) : []),
    ...(isNegotiation ? (['NEGOTIATION'] as const) : []),
    ...(isAuth ? (['AUTH'] as const) : []),
    ...(has('barter') ? (['BARTER'] as const) : []),
    ...(has('giveaway') ? (['GIVEAWAY'] as const) : []),
    ...(has('asked') ? (['PRICE_ASKED'] as const) : []),
    ...(isTotal ? (['TOTAL'] as const) : []),
    ...(named.isAmbiguous ? (['AMBIGUOUS_ITEM'] as const) : []),
  ];
  const read = {
    tradeType,
    items: named.items.map(({ id, name, score }) => ({ id, name, score })),
    price: has('offer') || has('barter') || has('giveaway') ? null : price,
    quantity,
    durability: findDurability(pieces, named.items[0]),
    payMethod: findPayMethod(pieces),
    isNegotiation,
    isAuth,
    flags,
  };
  const confidence = computeConfidence(pieces, read);
  return { ...read, confidence: isByOrder ? Math.min(confidence, BY_ORDER_CONFIDENCE) : confidence };
}

function foulFlags(text: string, rules: readonly CompiledRule[]): ShoutFlag[] {
  const kinds = new Set(
    findForbidden(text, rules).flatMap(({ rule, verdict }) => (verdict === 'refuse' ? [rule.kind] : [])),
  );
  const isAd = kinds.has('AD') || kinds.has('GAMBLING');
  return [...(kinds.has('CASH_TRADE') ? (['CASH_TRADE'] as const) : []), ...(isAd ? (['AD'] as const) : [])];
}

function isItem(piece: Piece): piece is ItemPiece & { length: number } {
  return piece.kind === 'item';
}

/** Names of one letter (피, 활) count only without any other meaning. */
function findItems(pieces: readonly Piece[]): { items: LexiconItem[]; isAmbiguous: boolean } {
  const named = pieces.filter(isItem);
  const isOnly = named.length === 1 && !pieces.some(({ kind }) => kind === 'unknown');
  const meant = named.filter(({ meanings }) => isOnly || (meanings[0]?.name.length ?? 0) > 1);
  const byId = new Map<number, LexiconItem>();
  for (const item of meant.flatMap(({ meanings }) => meanings)) if (!byId.has(item.id)) byId.set(item.id, item);
  return {
    items: [...byId.values()].slice(0, MAX_ITEMS),
    isAmbiguous: meant.some(({ meanings }) => meanings.length > 1),
  };
}

/**
 * Returns null for both sides, a question, barter or a gift. Without an item, the text may look for people or thank
 * somebody.
 */
function findTradeType(pieces: readonly Piece[], isItemNamed: boolean): 1 | 2 | null {
  const has = (kind: Piece['kind']) => pieces.some((piece) => piece.kind === kind);
  const stated = pieces.filter((piece) => piece.kind === 'side');
  const sides = new Set(stated.map(({ tradeType }) => tradeType));
  const [side] = sides;
  if (has('asked') || has('barter') || has('giveaway') || sides.size !== 1 || side === undefined) return null;
  const isTrade = isItemNamed || (!stated.every(({ isWeak }) => isWeak) && (has('price') || !has('unknown')));
  return isTrade ? side : null;
}

/**
 * Returns the pieces of the first side where each side has its own items (`[팝] A 1.5억 [삽] B`, `A 팝니다 B 삽니다`), otherwise
 * all.
 */
function ofFirstSide(pieces: readonly Piece[]): readonly Piece[] {
  const order = pieces.flatMap(({ kind }, index) => (kind === 'side' || kind === 'item' ? [{ kind, index }] : []));
  const turns = order.filter(({ kind }, index) => kind !== order[index - 1]?.kind);
  if (turns.length < 4 || turns.length % 2 > 0) return pieces;
  const [, , next] = turns;
  return pieces.slice(0, next?.index);
}

function agreed(pieces: readonly Piece[], kind: 'negotiation' | 'auth'): boolean | null {
  const values = new Set(pieces.flatMap((piece) => (piece.kind === kind ? [piece.value] : [])));
  const [value] = values;
  return values.size === 1 && value !== undefined ? value : null;
}

function findPayMethod(pieces: readonly Piece[]): 2 | 3 | null {
  const values = new Set(pieces.flatMap((piece) => (piece.kind === 'pay' ? [piece.payMethod] : [])));
  const [value] = values;
  return values.size === 1 && value !== undefined ? value : null;
}

function findDurability(pieces: readonly Piece[], item: LexiconItem | undefined): number | null {
  const most = item?.maxDurability ?? null;
  const stated = pieces.filter((piece) => piece.kind === 'durability');
  const [first] = stated;
  if (stated.length !== 1 || !first || !item) return null;
  const value = 'isFull' in first ? most : first.value;
  return value !== null && most !== null && value <= most ? value : null;
}

function computeConfidence(
  pieces: readonly Piece[],
  read: Pick<ReadShout, 'tradeType' | 'items' | 'price' | 'flags'>,
): number {
  const all = pieces.reduce((sum, { length }) => sum + length, 0);
  if (all === 0) return 0;
  const known = pieces.reduce((sum, { kind, length }) => sum + (kind === 'unknown' ? 0 : length), 0);
  const [item]: (ShoutItem | undefined)[] = read.items;
  const hasPrice = read.price !== null || read.flags.includes('OFFER');
  if (read.tradeType === null && !item && !hasPrice && read.flags.length === 0) return 0;
  const share =
    (known / all) * 0.3 + (read.tradeType === null ? 0 : 0.2) + (item?.score ?? 0) * 0.35 + (hasPrice ? 0.15 : 0);
  return Math.round(share * 100) / 100;
}
