import { Suspense } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { classNames } from '#ui/components/class-names.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';

const OpenTrades = partOnDemand(() => import('./open-trades.tsx'));

export default function MyOpenTrades() {
  const state = useMe();
  if (state.status === 'in' && state.me)
    return (
      <Suspense>
        <OpenTrades me={state.me} />
      </Suspense>
    );
  // The server renders the signed-out state for everybody.
  const isOut = state.status !== 'in';
  return (
    <p className={classNames('pad row small', isOut && 'guest-only')}>
      <span className="dim grow">
        {isOut ? '로그인하면 내 매물과 끌올할 수 있는 시각이 보입니다.' : '캐릭터를 만들면 거래를 올릴 수 있습니다.'}
      </span>
      <a className="btn sm" href={isOut ? '/login' : '/confirm'}>
        {isOut ? '로그인' : '만들기'}
      </a>
    </p>
  );
}
