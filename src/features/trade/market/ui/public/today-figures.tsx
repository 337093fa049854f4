import { useEffect, useState } from 'react';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { HomeMarket } from '../../home-market.reader.ts';
import type { MarketToday } from '../../market-today.contract.ts';
import { MAX_OPEN_COUNTED } from '../../market-today.limits.ts';

interface TodayFiguresProps extends Pick<HomeMarket, 'today' | 'links'> {
  gameServer: number | undefined;
}

/** Entries of the start page's list; they are updated live after hydration. */
export function TodayFigures({ today, links, gameServer }: TodayFiguresProps) {
  const [known, setKnown] = useState<{ of: MarketToday; today: MarketToday }>({ of: today, today });
  if (known.of !== today) setKnown({ of: today, today });
  useEffect(
    () =>
      whileLoaded(
        () => import('../follow-today.ts'),
        ({ followToday }) => followToday(gameServer, (next) => setKnown({ of: today, today: next })),
      ),
    [gameServer, today],
  );
  const { deals, sell, buy } = known.today;
  return (
    <>
      <Figure label="체결" count={deals} />
      <Figure label="팝니다" count={sell} href={links.sell} />
      <Figure label="삽니다" count={buy} href={links.buy} />
    </>
  );
}

function Figure({ label, count, href }: { label: string; count: number; href?: string }) {
  const digits = count < MAX_OPEN_COUNTED ? formatDigits(count) : `${formatDigits(MAX_OPEN_COUNTED)}+`;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{href === undefined ? digits : <a href={href}>{digits}</a>}</dd>
    </div>
  );
}
