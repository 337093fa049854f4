import { type ComponentProps, Suspense } from 'react';
import { drawnLater } from '#platform/client/drawn-later.ts';
import type { LiveList } from '#shared/live-list.ts';
import type { TradeListItem } from '../../../trades/trade-list-item.rules.ts';
import css from './market-home.module.css';
import type { NoTrades as Drawn } from './no-trades.tsx';

type NoTradesProps = ComponentProps<typeof Drawn>;

const loadNoTrades = () => import('./no-trades.tsx').then(({ NoTrades: loaded }) => ({ default: loaded }));

const DrawnNoTrades = drawnLater<NoTradesProps>(
  loadNoTrades,
  import.meta.env.SSR ? (await loadNoTrades()).default : undefined,
);

/** Only where nothing is listed. */
export function NoTrades(props: NoTradesProps) {
  return (
    <Suspense>
      <DrawnNoTrades {...props} />
    </Suspense>
  );
}

/** Constant height, so that nothing moves when it appears. */
export function FeedChange({ list, onShow }: { list: LiveList<TradeListItem>; onShow: () => void }) {
  const count = list.waiting.length;
  return (
    <span className="row" aria-live="polite">
      {(count > 0 || list.isBehind) && (
        <>
          <span className="live">{list.isBehind ? '새 글이 더 있습니다' : `새 글 ${count}건`}</span>
          <button type="button" className={css.show} onClick={onShow}>
            불러오기
          </button>
        </>
      )}
    </span>
  );
}
