import { Suspense, useEffect, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { type SignInProvider, useSite } from '#ui/page/site-context.tsx';
import { PROVIDER_NAMES } from '../../sessions/provider.labels.ts';
import { findObstacle, mayBeTried, type SignInObstacle } from '../sign-in-obstacle.rules.ts';
import { browserTraits } from './browser-traits.ts';
import css from './sign-in.module.css';

const ObstacleNote = partOnDemand(async () => ({ default: (await import('./obstacle-note.tsx')).ObstacleNote }));

interface ProviderButtonsProps {
  /** Whether visitors who are signed in may sign in again. */
  again?: boolean;
}

interface Leaving {
  provider: SignInProvider;
  /** The redirect has started; another press starts it again, in case it was cancelled. */
  hasBegun: boolean;
}

export function ProviderButtons({ again = false }: ProviderButtonsProps) {
  const { providers, isOpenToNicknames } = useSite().signIn;
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [failed, setFailed] = useState(false);
  const { obstacle, look, ignore } = useObstacle();
  const isBeginning = leaving !== null && !leaving.hasBegun;
  useEffect(() => {
    // Returning from the provider may restore this page from the back-forward cache.
    const comeBack = () => setLeaving(null);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  if (providers.length === 0) return <p className="note">지금은 로그인을 받지 않습니다.</p>;
  if (obstacle) {
    return (
      <Suspense>
        <ObstacleNote obstacle={obstacle} onLook={look} onIgnore={ignore} />
      </Suspense>
    );
  }

  async function leaveFor(provider: SignInProvider) {
    if (isBeginning || !look()) return;
    setLeaving({ provider, hasBegun: false });
    setFailed(false);
    try {
      const { signInWith, signInAgainWith } = await import('../../sessions/ui/public/sign-in-with.ts');
      await (again ? signInAgainWith(provider) : signInWith(provider));
      setLeaving({ provider, hasBegun: true });
    } catch (error) {
      console.warn('로그인을 시작하지 못했습니다.', error);
      setFailed(true);
      setLeaving(null);
    }
  }

  return (
    <div className={`stack gap-3 needs-script ${css.limited}`}>
      {providers.map((provider, place) => (
        <Button
          key={provider}
          tone={place === 0 ? 'primary' : 'plain'}
          full
          data-press=""
          disabled={isBeginning && leaving.provider !== provider}
          aria-busy={leaving?.provider === provider}
          onClick={() => leaveFor(provider)}
        >
          {`${PROVIDER_NAMES[provider]}${provider === 'local' ? '으로' : '로'} 로그인`}
        </Button>
      ))}
      {providers.includes('local') && (
        <p className="faint meta">
          {isOpenToNicknames ? '닉네임은 테스트용입니다.' : '닉네임은 테스트용이며, 이 컴퓨터에서만 열립니다.'}
        </p>
      )}
      {failed && (
        <p className="note bad" role="alert">
          로그인을 시작하지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.
        </p>
      )}
    </div>
  );
}

function useObstacle() {
  const [obstacle, setObstacle] = useState<SignInObstacle | null>(null);
  const [isIgnored, setIgnored] = useState(false);
  useEffect(() => setObstacle(findObstacle(browserTraits())), []);
  return {
    obstacle: isIgnored && obstacle && mayBeTried(obstacle) ? null : obstacle,
    /**
     * Checks again.
     * @returns whether the visitor may leave for the provider
     */
    look(): boolean {
      const found = findObstacle(browserTraits());
      setObstacle(found);
      return found === null || (isIgnored && mayBeTried(found));
    },
    ignore: () => setIgnored(true),
  };
}
