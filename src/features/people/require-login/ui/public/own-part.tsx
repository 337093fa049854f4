import { type ReactNode, Suspense } from 'react';
import { isOffline } from '#platform/client/is-offline.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { EmptyState, ErrorState } from '#ui/components/states.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';
import { useMe } from '../../../sessions/ui/public/me-store.ts';

interface OwnPartProps {
  waiting: ReactNode;
  away?: ReactNode;
  children: ReactNode;
}

export function OwnPart({ waiting, away, children }: OwnPartProps) {
  const state = useMe();
  if (state.status === 'in') return <Suspense fallback={waiting}>{children}</Suspense>;
  if (state.status === 'unknown') return (state.isAway && away) || waiting;
  return <EmptyState text="로그인하면 볼 수 있습니다." action={<ButtonLink href="/login">로그인</ButtonLink>} />;
}

const WIDTHS = [150, 110, 130] as const;

export function WaitingRows({ rows = WIDTHS.length }: { rows?: number }) {
  return (
    <div className="pad stack" aria-busy="true">
      <span className="visually-hidden">불러오는 중</span>
      {WIDTHS.slice(0, rows).map((width) => (
        <i className="skel" key={width} style={{ width }} />
      ))}
    </div>
  );
}

/** Shown while the visitor's own data cannot be read; retries run automatically. */
export function Away() {
  if (isOffline()) return <ErrorState text="인터넷 연결이 끊겼습니다." hint="연결되면 다시 불러옵니다." />;
  return (
    <ErrorState
      text="내 정보를 가져오지 못했습니다."
      hint="서버에 연결하지 못했습니다. 곧 자동으로 다시 불러옵니다."
      action={
        <Button size="sm" onClick={() => location.reload()}>
          <RefreshIcon size={16} />
          다시 시도
        </Button>
      }
    />
  );
}
