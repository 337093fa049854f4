import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { BumpButton } from '../../../trades/ui/bump-button.tsx';
import { COUNTS_LOST, useOwnCounts } from '../../../trades/ui/public/use-own-trades.ts';
import { ownWatches } from '../../../watches/ui/public/watch-queries.ts';

export default function MyMarketLine() {
  const state = useMe();
  return state.status === 'in' && state.me ? <MarketLine me={state.me} /> : null;
}

export function MarketLine({ me }: { me: Pick<Me, 'id' | 'pullUpAt'> }) {
  const { counts, isLost, fetchAgain } = useOwnCounts(me.id);
  const watches = useLiveQuery(ownWatches, undefined, { isLive: false });
  const open = counts?.[1];
  const areWatchesLost = watches.data === undefined && watches.isError && !watches.isFetching;
  const lost = isLost ? COUNTS_LOST : areWatchesLost ? '가격 알림을 가져오지 못했습니다.' : null;
  return (
    <>
      <p className="row justify-between">
        <span className="dim">
          <a href="/me/trades">
            내 매물 <span className="own-text">{open ?? '–'}</span>
          </a>
          {' · '}
          <a href="/notifications">
            가격 알림 <span className="own-text">{watches.data?.length ?? (areWatchesLost ? 0 : '–')}</span>
          </a>
        </span>
        {lost === null ? (
          <Action open={open} pullUpAt={me.pullUpAt} />
        ) : (
          <Button
            size="sm"
            onClick={() => {
              fetchAgain();
              void watches.refetch();
            }}
          >
            다시 시도
          </Button>
        )}
      </p>
      {lost !== null && (
        <p className="meta" role="alert">
          {lost}
        </p>
      )}
    </>
  );
}

function Action({ open, pullUpAt }: { open: number | undefined; pullUpAt: string | null }) {
  // Has the height of the button that replaces it, so that the row does not move.
  if (open === undefined) return <span className="btn sm" style={{ visibility: 'hidden' }} />;
  if (open > 0) return <BumpButton pullUpAt={pullUpAt} />;
  return (
    <a className="btn sm" href="/trade/register">
      거래 올리기
    </a>
  );
}
