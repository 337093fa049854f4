import { useNavigate } from 'react-router';
import { Segmented } from '#ui/components/choices.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import type { PriceDay } from '../../../quotes/quote.contract.ts';
import { PriceChart } from '../../../quotes/ui/price-chart.tsx';
import { CHART_DAYS, itemMarketParams } from '../../item-market.params.ts';
import type { ItemMarketPageData } from '../../pages/item-market.loader.ts';

export function TrendPanel({ data, priceDays }: { data: ItemMarketPageData; priceDays: readonly PriceDay[] }) {
  const stayHere = useStayHere();
  const { item, days, gameServer, today, quotes } = data;
  const choices = CHART_DAYS.map((count) => ({
    href: itemMarketParams.link(`/trade/${item.id}`, { days: count, gameServer: gameServer ?? undefined }),
    label: count === 365 ? '1년' : `${count}일`,
    current: count === days,
  }));
  return (
    <section className="panel" id="trend" data-id="trend" aria-label="가격 추이">
      <header>
        <h2>가격 추이</h2>
        <span className="ml-auto" ref={stayHere}>
          <Segmented label="기간" choices={choices} small />
        </span>
      </header>
      <PriceChart
        data={{ days: priceDays, today, count: days }}
        empty={
          <EmptyState
            text={
              quotes.excluded
                ? `시세 제외 아이템이라 추이를 그리지 않습니다. ${quotes.excluded.reason}`
                : '이 기간에 체결된 거래가 없습니다. 거래가 쌓이면 여기에 그려집니다.'
            }
          />
        }
      />
    </section>
  );
}

/**
 * Makes links that change only a part of the page update the address without scrolling. Returns the ref of the line of
 * links. It prevents the default action before the site's own link handler, on an outer element, receives the click.
 */
function useStayHere(): (line: HTMLElement) => () => void {
  const navigate = useNavigate();
  return (line) => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      void navigate(href, { preventScrollReset: true, replace: true });
    };
    line.addEventListener('click', onClick);
    return () => line.removeEventListener('click', onClick);
  };
}
