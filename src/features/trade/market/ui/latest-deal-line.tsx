import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { RoughPrice } from '../../quotes/ui/public/rough-price.tsx';
import type { LatestDeal } from '../market-today.contract.ts';
import { followToday } from './follow-today.ts';

/** Phones have no menu bar. */
export default function LatestDealLine() {
  return useWindowKind() === 'phone' ? null : <Line />;
}

function Line() {
  const { search } = useLocation();
  const { gameServer } = gameServerParams.read(new URLSearchParams(search));
  const [deal, setDeal] = useState<LatestDeal | null>(null);
  useEffect(() => followToday(gameServer, ({ latest }) => setDeal(latest), { isFirstNeeded: true }), [gameServer]);
  return deal && <Ticker deal={deal} />;
}

export function Ticker({ deal: { tradeId, itemName, quantity, price } }: { deal: LatestDeal }) {
  return (
    <a className="ticker" href={`/trade/view/${tradeId}`}>
      <span className="dim">방금 체결</span>
      <span className="nm elide">
        {itemName}
        {quantity > 1 && <span className="own-text">{` ${formatDigits(quantity)}개`}</span>}
      </span>
      <RoughPrice amount={price * quantity} />
    </a>
  );
}
