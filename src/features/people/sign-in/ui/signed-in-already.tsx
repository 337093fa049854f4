import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { particle } from '#shared/korean/particle.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Note } from '#ui/components/panel.tsx';
import type { Me } from '../../profiles/profile.contract.ts';
import { rememberedPath } from '../../require-login/ui/public/return-cookie.ts';
import { SIGN_IN_AGAIN_HASH } from '../../require-login/ui/public/sign-in-again.ts';
import { ProviderButtons } from './provider-buttons.tsx';

export function SignedInAlready({ me }: { me: Me | null }) {
  const [path, setPath] = useState('/');
  useEffect(() => setPath(rememberedPath() ?? '/'), []);
  const { hash } = useLocation();
  if (hash === SIGN_IN_AGAIN_HASH) return <SignInAgain />;
  if (me === null) {
    return (
      <div className="stack">
        <p className="body">로그인했습니다. 캐릭터 이름을 정하면 시작됩니다.</p>
        <p>
          <ButtonLink href="/confirm" tone="primary">
            시작하기
          </ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div className="stack">
      <p className="body">
        이미 <b>{me.name}</b>
        {particle(me.name, '으로/로')} 로그인했습니다.
      </p>
      <p className="row">
        <ButtonLink href={path} tone="primary">
          {path === '/' ? '홈으로' : '보던 곳으로'}
        </ButtonLink>
        <ButtonLink href="/me">내 정보</ButtonLink>
      </p>
    </div>
  );
}

function SignInAgain() {
  return (
    <div className="stack">
      <Note>본인인지 확인하려고 한 번 더 로그인합니다. 로그인하면 하던 일로 돌아갑니다.</Note>
      <ProviderButtons again />
    </div>
  );
}
