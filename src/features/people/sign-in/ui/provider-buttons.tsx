import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { type SignInProvider, useSite } from '#ui/page/site-context.tsx';
import { PROVIDER_NAMES } from './public/provider-names.ts';
import css from './sign-in.module.css';

interface ProviderButtonsProps {
  /** Who is signed in already signs in once more. */
  again?: boolean;
}

export function ProviderButtons({ again = false }: ProviderButtonsProps) {
  const { providers, isOpenToNicknames } = useSite().signIn;
  const [leavingFor, setLeavingFor] = useState<SignInProvider | null>(null);
  const [failed, setFailed] = useState(false);
  if (providers.length === 0) return <p className="note">지금은 로그인을 받지 않습니다.</p>;

  async function leaveFor(provider: SignInProvider) {
    setLeavingFor(provider);
    setFailed(false);
    try {
      const { signInWith, signInAgainWith } = await import('../../sessions/ui/public/sign-in-with.ts');
      await (again ? signInAgainWith(provider) : signInWith(provider));
    } catch (error) {
      console.warn('로그인을 시작하지 못했습니다.', error);
      setFailed(true);
      setLeavingFor(null);
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
          disabled={leavingFor !== null && leavingFor !== provider}
          aria-busy={leavingFor === provider}
          onClick={() => leavingFor === null && leaveFor(provider)}
        >
          {PROVIDER_NAMES[provider]}
          {provider === 'local' ? '으로 로그인' : '로 로그인'}
        </Button>
      ))}
      {providers.includes('local') && (
        <p className="faint meta">
          닉네임은 테스트용{isOpenToNicknames ? '입니다.' : '이며, 이 컴퓨터에서만 열립니다.'}
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
