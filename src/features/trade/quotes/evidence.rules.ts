import type { Evidence, EvidenceTrade, SideEvidence } from './evidence.contract.ts';
import { type Judged, judge } from './judge-prices.rules.ts';
import { weightAt } from './player-weight.rules.ts';
import { latestFirst, type PricedTrade, type Span, toSpans, within } from './priced-trade.rules.ts';
import type { LeftOutReason } from './quote.contract.ts';
import { computeMedian, computeQuote, shownQuotes } from './quote.rules.ts';

type Side = PricedTrade['side'];

interface SideJudgement {
  trades: readonly PricedTrade[];
  current: Judged;
  previous: Judged;
}

export interface EvidenceQuestion {
  itemId: number;
  gameServer: number | undefined;
  days: number;
  /** In milliseconds. */
  now: number;
  exclusion: string | undefined;
}

/** `trades`: all trades of the servers in question; may reach beyond both windows. */
export function evidenceFrom(
  trades: readonly PricedTrade[],
  { itemId, gameServer, days, now, exclusion }: EvidenceQuestion,
): Omit<Evidence, 'version' | 'method'> {
  const spans = toSpans(now, days);
  const judgeAll = (own: readonly PricedTrade[], at: number) =>
    exclusion === undefined ? judge(own, at) : nothingCounts(own);
  const judgeSide = (wanted: Side): SideJudgement => {
    const own = trades.filter(({ side }) => side === wanted);
    const current = within(own, spans.current);
    const previous = judgeAll(within(own, spans.previous), spans.previous.to);
    return { trades: current, current: judgeAll(current, now), previous };
  };
  const sell = judgeSide('sell');
  const buy = judgeSide('buy');
  const label = labelPlayers();
  const shownSide = ({ current, previous }: SideJudgement): SideEvidence => ({
    ...shownLists(current, now, label),
    previous: shownLists(previous, spans.previous.to, label),
  });
  return {
    itemId,
    gameServer: gameServer ?? null,
    days,
    asOf: new Date(now).toISOString(),
    window: shownSpan(spans.current),
    previousWindow: shownSpan(spans.previous),
    quote: shownQuotes({ sell: sideQuote(sell), buy: sideQuote(buy) }, exclusion),
    sell: shownSide(sell),
    buy: shownSide(buy),
  };
}

function nothingCounts(trades: readonly PricedTrade[]): Judged {
  const getReason = ({ barred }: PricedTrade): LeftOutReason => barred ?? 'MANIPULATED';
  return {
    counted: [],
    bands: null,
    leftOut: trades.toSorted(latestFirst).map((trade) => ({ trade, reason: getReason(trade) })),
  };
}

function sideQuote({ trades, current, previous }: SideJudgement) {
  return computeQuote(trades, current, computeMedian(previous));
}

/**
 * Labels players `p1`, `p2` … in order of appearance, so that a player cannot be tracked from one answer to the next.
 */
function labelPlayers(): (playerId: number) => string {
  const labels = new Map<number, string>();
  return (playerId) => {
    const label = labels.get(playerId) ?? `p${labels.size + 1}`;
    labels.set(playerId, label);
    return label;
  };
}

type Label = ReturnType<typeof labelPlayers>;

/** Hidden trades and suspensions are not public. */
const UNNAMED: ReadonlySet<LeftOutReason> = new Set(['HIDDEN', 'SUSPENDED']);

/** Reasons that depend on prices: recomputing the decision needs the weights of these trades. */
const WEIGHED: ReadonlySet<LeftOutReason> = new Set(['EARLIER_OF_SAME_PLAYER', 'OUTLIER']);

function shownLists({ bands, counted, leftOut }: Judged, at: number, label: Label) {
  return {
    bands: bands && { ...bands, middle: [...bands.middle] satisfies [number, number] },
    counted: counted.map(({ trade, weight, isInNarrow }) => {
      const reason = isInNarrow ? null : ('OUTSIDE_NARROW_BAND' as const);
      return { ...toEvidenceTrade(trade, weight, label), reason };
    }),
    leftOut: leftOut.map(({ trade, reason }) => {
      const weight = WEIGHED.has(reason) ? weightAt(trade.playerSince, at) : 0;
      const shown = toEvidenceTrade(trade, weight, label);
      return { ...shown, id: UNNAMED.has(reason) ? null : shown.id, reason };
    }),
  };
}

function toEvidenceTrade(
  { id, countedAt, price, quantity, gameServer, isCompleted, playerId }: PricedTrade,
  weight: number,
  label: Label,
): EvidenceTrade {
  const status = isCompleted ? 2 : 1;
  const at = new Date(countedAt).toISOString();
  return { id, at, price, quantity, gameServer, status, player: label(playerId), weight };
}

function shownSpan({ from, to }: Span) {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
