import { call } from '#platform/client/call.ts';
import { onLive } from '#platform/client/live.ts';
import { tradeTopics } from '../../trades/trade.events.ts';
import { getMarketToday, type MarketToday } from '../market-today.contract.ts';

/** In milliseconds: the server's figures may be this old, and trades often come in bursts. */
const TOGETHER_MS = 5000;

interface FollowOptions {
  /** The page was rendered without the figures. */
  isFirstNeeded?: boolean;
}

/** Reads the figures again some seconds after a trade. Returns the unsubscribe function. */
export function followToday(
  gameServer: number | undefined,
  show: (today: MarketToday) => void,
  { isFirstNeeded = false }: FollowOptions = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const aborted = new AbortController();
  const renew = async () => {
    timer = undefined;
    const { signal } = aborted;
    // The current figures are kept until the next event.
    const today = await call(getMarketToday, { query: { gameServer: gameServer?.toString() }, signal }).catch(
      () => null,
    );
    if (today && !signal.aborted) show(today);
  };
  if (isFirstNeeded) void renew();
  const stop = onLive([tradeTopics.all], () => {
    timer ??= setTimeout(() => void renew(), TOGETHER_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
    aborted.abort();
  };
}
