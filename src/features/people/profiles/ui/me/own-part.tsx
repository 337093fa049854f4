import { type ReactNode, Suspense } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/states.tsx';
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
