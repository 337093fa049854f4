import type { Me } from '#features/people/profiles/profile.contract.ts';
import { Button } from '#ui/components/button.tsx';
import { BumpButton } from '../../../trades/ui/bump-button.tsx';
import { COUNTS_LOST, useOwnCounts } from '../../../trades/ui/public/use-own-trades.ts';
import css from './market-home.module.css';

export default function OpenTrades({ me }: { me: Me }) {
  const { counts, isLost, fetchAgain } = useOwnCounts(me.id);
  const waiting = counts?.[1] ?? 0;
  return (
    <div className="pad">
      <p className={`row small ${css.open}`}>
        <a className="quiet grow" href="/me/trades">
          {counts ? `거래 중 ${counts[1]} · 완료 ${counts[2]}` : ' '}
        </a>
        {waiting > 0 && <BumpButton pullUpAt={me.pullUpAt} />}
        {isLost && (
          <Button size="sm" onClick={fetchAgain}>
            다시 시도
          </Button>
        )}
      </p>
      {isLost ? (
        <p className="meta" role="alert">
          {COUNTS_LOST}
        </p>
      ) : (
        <p className="meta">
          {waiting > 0
            ? `끌올하면 거래 중인 글 ${waiting}건이 한꺼번에 맨 위로 갑니다.`
            : '매물을 올리면 여기서 한 번에 끌올할 수 있습니다.'}
        </p>
      )}
    </div>
  );
}
