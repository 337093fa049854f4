import { lazy, Suspense } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { useMe } from '../../../sessions/ui/public/me-store.ts';

const MyCharacterBody = lazy(() => import('../my-character-body.tsx').catch(() => ({ default: Invitation })));

/** One's own character beside the page's own content: of one height for everybody, and the same HTML. */
export function MyCharacter() {
  const { status } = useMe();
  return (
    <Panel title="내 캐릭터">
      <div className="my-character">
        {status === 'in' ? (
          <Suspense fallback={<Invitation />}>
            <MyCharacterBody />
          </Suspense>
        ) : (
          <Invitation />
        )}
      </div>
    </Panel>
  );
}

function Invitation() {
  return (
    <p className="row">
      <span className="dim grow">로그인하면 내 캐릭터가 보입니다.</span>
      <a className="btn sm" href="/login">
        로그인
      </a>
    </p>
  );
}
