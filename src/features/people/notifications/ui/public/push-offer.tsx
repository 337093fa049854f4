import { useState } from 'react';
import { onDevice } from '#platform/client/device-storage.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { browserPush, explainError, turnOnPush } from '../browser-push.ts';

const refused = onDevice('push-refused', {
  parse: (text) => text === 'yes',
  format: (isRefused: boolean) => (isRefused ? 'yes' : null),
});

/** Renders nothing where push is unsupported, on, or was declined before. */
export function PushOffer() {
  'use memo';
  const { data } = useLiveQuery(browserPush);
  const [answered, setAnswered] = useState<'on' | 'refused' | null>(null);
  const [isPrompting, setPrompting] = useState(false);
  const promptUser = async () => {
    if (isPrompting) return;
    setPrompting(true);
    try {
      const state = await turnOnPush();
      refused.save(state !== 'on');
      setAnswered(state === 'on' ? 'on' : 'refused');
      storeAnswer(browserPush, undefined, state);
    } catch (error) {
      await explainError(error);
    }
    setPrompting(false);
  };
  if (answered === 'on') return <p className="dim">이 브라우저로도 알려 드립니다.</p>;
  if (answered === 'refused') {
    return (
      <p className="dim">
        브라우저 알림은 <a href="/notifications#ways">알림 설정</a>에서 켤 수 있습니다.
      </p>
    );
  }
  if (data !== 'off' || refused.read()) return null;
  return (
    <p className="row wrap">
      <span className="dim">사이트를 닫아 두어도 알려 드립니다.</span>
      <Button size="sm" aria-disabled={isPrompting} onClick={() => void promptUser()}>
        브라우저 알림도 받기
      </Button>
    </p>
  );
}
