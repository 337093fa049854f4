/** Sellers drop pieces, buyers drop money. */
export type DealSide = 'seller' | 'buyer';

/** `price` in 전 per piece. */
export interface DealTerms {
  price: number;
  quantity: number;
}

export interface DealDrop {
  by: DealSide;
  /** Number of pieces, if the seller drops. */
  quantity: number;
  /** Amount in 전, if the buyer drops. */
  amount: number;
  /** Value in 전 that each side has given and not yet received after this drop. */
  risk: Readonly<Record<DealSide, number>>;
}

/** `times` equal rounds. After each of them neither side has anything at risk. */
export interface DealRounds {
  times: number;
  quantity: number;
  amount: number;
  drops: readonly DealDrop[];
}

export interface DealSplit {
  count: number;
  rounds: readonly DealRounds[];
  /** The maximum at any moment, in 전. */
  risk: Readonly<Record<DealSide, number>>;
  /** Because a piece costs more than the risk, its money is paid in two halves, before and after it. */
  isMoneyHalved: boolean;
}

/** A piece cannot be divided, so half its price is always at risk. */
export interface ImpossibleSplit {
  leastRisk: number;
}

/**
 * Splits the deal into rounds so that neither side ever has more than `mostRisk` 전 at risk, whoever stops at whatever
 * moment.
 *
 * Handing over a piece changes the balance by its price at once. With a price within the risk, as many pieces as fit go
 * against their money. Above it the money is paid in two halves, one before the piece and one after it; beyond twice
 * the risk no plan exists.
 */
export function splitDeal(terms: DealTerms, mostRisk: number, first: DealSide): DealSplit | ImpossibleSplit {
  const { price, quantity } = terms;
  if (mostRisk < leastRisk(price)) return { leastRisk: leastRisk(price) };
  const isMoneyHalved = price > mostRisk;
  const perRound = isMoneyHalved ? 1 : Math.min(quantity, Math.floor(mostRisk / price));
  const times = Math.floor(quantity / perRound);
  const rest = quantity - times * perRound;
  const listDrops = (pieces: number) =>
    isMoneyHalved ? aroundOnePiece(price) : oneAgainstTheOther(price, pieces, first);
  const rounds = [
    toRounds(times, perRound, price, listDrops),
    ...(rest > 0 ? [toRounds(1, rest, price, listDrops)] : []),
  ];
  return { count: times + (rest > 0 ? 1 : 0), rounds, risk: mostAtRisk(rounds), isMoneyHalved };
}

/** Minimum risk in 전 for a piece of this price. */
export function leastRisk(price: number): number {
  return Math.ceil(price / 2);
}

export function usualRisk({ price, quantity }: DealTerms): number {
  return quantity === 1 ? leastRisk(price) : price * Math.ceil(quantity / 5);
}

export function totalOf({ price, quantity }: DealTerms): number {
  return price * quantity;
}

export function isPossible(split: DealSplit | ImpossibleSplit): split is DealSplit {
  return 'rounds' in split;
}

function toRounds(
  times: number,
  quantity: number,
  price: number,
  listDrops: (pieces: number) => readonly DealDrop[],
): DealRounds {
  return { times, quantity, amount: price * quantity, drops: listDrops(quantity) };
}

function oneAgainstTheOther(price: number, quantity: number, first: DealSide): DealDrop[] {
  const amount = price * quantity;
  const goods = { by: 'seller' as const, quantity, amount: 0 };
  const money = { by: 'buyer' as const, quantity: 0, amount };
  const settled = { seller: 0, buyer: 0 };
  return first === 'seller'
    ? [
        { ...goods, risk: { seller: amount, buyer: 0 } },
        { ...money, risk: settled },
      ]
    : [
        { ...money, risk: { seller: 0, buyer: amount } },
        { ...goods, risk: settled },
      ];
}

function aroundOnePiece(price: number): DealDrop[] {
  const before = Math.floor(price / 2);
  const behind = price - before;
  return [
    { by: 'buyer', quantity: 0, amount: before, risk: { seller: 0, buyer: before } },
    { by: 'seller', quantity: 1, amount: 0, risk: { seller: behind, buyer: 0 } },
    { by: 'buyer', quantity: 0, amount: behind, risk: { seller: 0, buyer: 0 } },
  ];
}

function mostAtRisk(rounds: readonly DealRounds[]): Record<DealSide, number> {
  const drops = rounds.flatMap((round) => round.drops);
  const most = (side: DealSide) => Math.max(...drops.map(({ risk }) => risk[side]));
  return { seller: most('seller'), buyer: most('buyer') };
}
