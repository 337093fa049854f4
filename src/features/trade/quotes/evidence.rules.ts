import type { Evidence, EvidenceTrade, SideEvidence } from './evidence.contract.ts';
import type { LeftOutReason } from './quote.contract.ts';
import {
  type Judged,
  judge,
  latestFirst,
  medianOfCounted,
  type PricedTrade,
  quoteOfCounted,
  type Span,
  shownQuotes,
  spansOf,
  within,
} from './quote.rules.ts';

type Side = PricedTrade['side'];

interface SideJudgement {
  current: Judged;
  previous: Judged;
}

export interface EvidenceQuestion {
  itemId: number;
  gameServer: number | undefined;
  days: number;
  now: number;
  exclusion: string | undefined;
}

/** `trades`: those of the servers in question; may reach beyond both windows. */
export function evidenceFrom(
  trades: readonly PricedTrade[],
  { itemId, gameServer, days, now, exclusion }: EvidenceQuestion,
): Omit<Evidence, 'version' | 'method'> {
  const spans = spansOf(now, days);
  const judgeAll = (own: readonly PricedTrade[]) => (exclusion === undefined ? judge(own) : nothingCounts(own));
  const judgeSide = (wanted: Side): SideJudgement => {
    const own = trades.filter(({ side }) => side === wanted);
    return { current: judgeAll(within(own, spans.current)), previous: judgeAll(within(own, spans.previous)) };
  };
  const sell = judgeSide('sell');
  const buy = judgeSide('buy');
  const label = labelPlayers();
  return {
    itemId,
    gameServer: gameServer ?? null,
    days,
    asOf: new Date(now).toISOString(),
    window: shownSpan(spans.current),
    previousWindow: shownSpan(spans.previous),
    quote: shownQuotes({ sell: quoteOf(sell), buy: quoteOf(buy) }, exclusion),
    sell: shownSide(sell, label),
    buy: shownSide(buy, label),
  };
}

function nothingCounts(trades: readonly PricedTrade[]): Judged {
  const reasonOf = ({ barred }: PricedTrade): LeftOutReason => barred ?? 'MANIPULATED';
  return {
    counted: [],
    leftOut: trades.toSorted(latestFirst).map((trade) => ({ trade, reason: reasonOf(trade) })),
  };
}

function quoteOf({ current, previous }: SideJudgement) {
  return quoteOfCounted(current.counted, medianOfCounted(previous.counted));
}

/** `p1`, `p2` … in order of appearance, so that a player cannot be followed from one answer to the next. */
function labelPlayers(): (playerId: number) => string {
  const labels = new Map<number, string>();
  return (playerId) => {
    const label = labels.get(playerId) ?? `p${labels.size + 1}`;
    labels.set(playerId, label);
    return label;
  };
}

type Label = ReturnType<typeof labelPlayers>;

function shownSide({ current, previous }: SideJudgement, label: Label): SideEvidence {
  return { ...shownLists(current, label), previous: shownLists(previous, label) };
}

/** Hidden trades and suspensions are not public. */
const UNNAMED: ReadonlySet<LeftOutReason> = new Set(['HIDDEN', 'SUSPENDED']);

function shownLists({ counted, leftOut }: Judged, label: Label) {
  return {
    counted: counted.map((trade) => toTradeListItem(trade, label)),
    leftOut: leftOut.map(({ trade, reason }) => {
      const shown = toTradeListItem(trade, label);
      return { ...shown, id: UNNAMED.has(reason) ? null : shown.id, reason };
    }),
  };
}

function toTradeListItem(
  { id, countedAt, price, quantity, gameServer, isCompleted, playerId }: PricedTrade,
  label: Label,
) {
  const status = isCompleted ? 2 : 1;
  const at = new Date(countedAt).toISOString();
  return { id, at, price, quantity, gameServer, status, player: label(playerId) } satisfies EvidenceTrade;
}

function shownSpan({ from, to }: Span) {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
