import { type ReactNode, useEffect, useState } from 'react';
import { navigate } from '#platform/client/navigate.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState, ErrorState } from '#ui/components/states.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';
import { DELETE_PATH } from '../../account/open-parts.ts';
import { clearReturnPath, rememberedPath } from '../../require-login/ui/public/return-cookie.ts';
import { useMe } from '../../sessions/ui/public/me-store.ts';
import { failureText } from '../sign-in-failure.labels.ts';
import type { SignInFailure } from '../sign-in-failure.rules.ts';
import { FirstProfileForm } from './first-profile-form.tsx';
import { finishSignIn, type SignInResult } from './sign-in-callback.ts';

const OWN_PAGE = '/me';

interface ArrivingProps {
  waiting: ReactNode;
  onNewcomer: (isNewcomer: boolean) => void;
}

export function Arriving({ waiting, onNewcomer }: ArrivingProps) {
  const [result, setArrival] = useState<SignInResult | null>(null);
  const state = useMe();
  useEffect(() => {
    let isHere = true;
    void finishSignIn().then((found) => isHere && setArrival(found));
    return () => {
      isHere = false;
    };
  }, []);
  const hasProfile = state.status === 'in' && state.me !== null;
  const isIn = result?.kind === 'in';
  // Somebody without a character may have come to delete the account.
  const isDone = isIn && (hasProfile || rememberedPath() === DELETE_PATH);
  const isNewcomer = isIn && !isDone;
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);
  useEffect(() => onNewcomer(isNewcomer), [isNewcomer, onNewcomer]);

  if (result === null || isDone) return waiting;
  switch (result.kind) {
    case 'in':
      return <FirstProfileForm key={result.userId} newcomer={result} />;
    case 'failed':
      return <Failed failure={result.failure} />;
    case 'out':
      return (
        <Panel as="div">
          <EmptyState text="로그인하지 않았습니다." action={<LoginLink label="로그인" />} />
        </Panel>
      );
    case 'away':
      return <Away />;
  }
}

function goOn(): void {
  const path = rememberedPath() ?? OWN_PAGE;
  clearReturnPath();
  navigate(path, { replace: true });
}

function Failed({ failure }: { failure: SignInFailure }) {
  const { text, hint } = failureText(failure);
  return (
    <Panel as="div">
      <ErrorState
        text={text}
        hint={hint}
        action={<p className="btns">{failure.code === 'user_banned' ? <ConfirmFirst /> : <GoOnFromFailure />}</p>}
      />
    </Panel>
  );
}

function ConfirmFirst() {
  return (
    <>
      <ButtonLink href="/notice/ask" tone="primary">
        문의하기
      </ButtonLink>
      <ButtonLink href="/login">다른 계정으로 로그인</ButtonLink>
    </>
  );
}

function GoOnFromFailure() {
  const { status } = useMe();
  return (
    <>
      {status === 'in' ? (
        <ButtonLink href={OWN_PAGE} tone="primary">
          내 정보로
        </ButtonLink>
      ) : (
        <LoginLink label="다시 로그인" />
      )}
      <ButtonLink href="/">홈으로</ButtonLink>
    </>
  );
}

function Away() {
  return (
    <Panel as="div">
      <ErrorState
        text="로그인을 확인하지 못했습니다."
        hint="인터넷 연결을 확인하고, 잠시 뒤에 다시 해 주세요."
        action={
          <Button onClick={() => location.reload()}>
            <RefreshIcon size={16} />
            다시 시도
          </Button>
        }
      />
    </Panel>
  );
}

function LoginLink({ label }: { label: string }) {
  return (
    <ButtonLink href="/login" tone="primary">
      {label}
    </ButtonLink>
  );
}
