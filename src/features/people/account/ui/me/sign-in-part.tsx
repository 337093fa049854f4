import { Suspense, useState } from 'react';
import { defineLiveQuery, invalidate } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { MessageDialog } from '#ui/overlay/lazy.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { WaitingRows } from '../../../require-login/ui/public/own-part.tsx';
import { PROVIDER_NAMES } from '../../../sessions/provider.labels.ts';
import { explainSignOutFailure, type SignOutScope, signOut } from '../../../sessions/ui/public/sign-out.ts';
import { sessionClient } from '../../../sessions/ui/session-store.ts';
import { devices } from './device-query.ts';
import css from './me.module.css';

const NAMES: Readonly<Record<string, string>> = PROVIDER_NAMES;

const SIGN_OUT_CHOICES: readonly { scope: SignOutScope; label: string; needsConfirmation: boolean }[] = [
  { scope: 'local', label: '로그아웃', needsConfirmation: false },
  { scope: 'others', label: '다른 기기 모두 로그아웃', needsConfirmation: false },
  { scope: 'global', label: '모두 로그아웃', needsConfirmation: true },
];

interface LinkedIdentity {
  id: string;
  provider: string;
  name: string;
  since: string | undefined;
}

const identities = defineLiveQuery({ key: ['identities'], read: readIdentities });

export default function SignInPart() {
  const query = useLiveQuery(identities);
  return (
    <>
      <div style={{ minHeight: 57 }}>
        <QueryStates
          query={query}
          skeleton={<WaitingRows rows={1} />}
          failed={(retry) => (
            <div className={`line small ${css.identity}`} role="alert">
              <span className="grow">연결된 계정을 가져오지 못했습니다.</span>
              <Button size="sm" onClick={retry}>
                다시 시도
              </Button>
            </div>
          )}
        >
          {(all) =>
            all.map((identity) => (
              <div className={`line small ${css.identity}`} key={identity.id}>
                <span className="grow">
                  <b>{NAMES[identity.provider] ?? identity.provider}</b>
                  <span className="sub elide">{identity.name}</span>
                </span>
                {identity.since && <span className="meta">{formatShortDate(identity.since)}</span>}
                <Tag tone="ok">연결됨</Tag>
              </div>
            ))
          }
        </QueryStates>
      </div>
      <SignOutChoices />
    </>
  );
}

function SignOutChoices() {
  'use memo';
  const [running, setRunning] = useState<SignOutScope | null>(null);
  const [pending, setPending] = useState<SignOutScope | null>(null);
  const leave = async (scope: SignOutScope) => {
    if (running) return;
    setRunning(scope);
    try {
      await signOut(scope);
      if (scope !== 'others') return;
      void invalidate(devices.key());
      await showToast({ tone: 'ok', title: '다른 기기를 모두 로그아웃했습니다' });
    } catch (error) {
      await explainSignOutFailure(error, scope);
    } finally {
      setRunning(null);
    }
  };
  return (
    <div className="pad row wrap">
      {SIGN_OUT_CHOICES.map(({ scope, label, needsConfirmation }) => (
        <Button
          key={scope}
          size="sm"
          tone={scope === 'local' ? 'plain' : 'ghost'}
          aria-disabled={running !== null}
          onClick={() => (needsConfirmation ? setPending(scope) : void leave(scope))}
        >
          {label}
        </Button>
      ))}
      {pending !== null && (
        <Suspense>
          <MessageDialog
            open
            onClose={() => setPending(null)}
            message="이 기기를 포함해 모든 기기에서 로그아웃할까요?"
            confirmLabel="취소"
            action={
              <Button
                tone="danger"
                onClick={() => {
                  setPending(null);
                  void leave(pending);
                }}
              >
                로그아웃
              </Button>
            }
          />
        </Suspense>
      )}
    </div>
  );
}

async function readIdentities(): Promise<LinkedIdentity[]> {
  const client = await sessionClient();
  const { data, error } = await client.auth.getUser();
  if (error) throw error;
  return (data.user.identities ?? []).map(({ identity_id, provider, identity_data = {}, created_at }) => ({
    id: identity_id,
    provider,
    name: [identity_data.full_name, identity_data.name, identity_data.email].find(isText) ?? '',
    since: created_at,
  }));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
