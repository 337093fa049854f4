import { useState } from 'react';
import { storeAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { browserPush, explainError, likelyPushState, type PushState, turnOffPush, turnOnPush } from './browser-push.ts';
import css from './notifications.module.css';

const WORDS: Record<PushState, string> = {
  unsupported: '이 브라우저는 닫혀 있을 때 알림을 받지 못합니다. 사이트를 열어 둔 동안에만 알려 드립니다.',
  'home-screen': '아이폰과 아이패드에서는 공유 버튼의 ‘홈 화면에 추가’로 더한 뒤, 거기서 열어 켤 수 있습니다.',
  denied:
    '이 브라우저에서 이 사이트의 알림을 막아 두었습니다. 주소 앞의 자물쇠(사이트 설정)에서 알림을 ‘허용’으로 바꾸고 이 페이지를 다시 열어 주세요.',
  off: '사이트를 닫아 두어도 이 기기에 알림이 뜹니다. 켜면 브라우저가 권한을 묻습니다.',
  on: '사이트를 닫아 두어도 이 기기에 알림이 뜹니다. 끄면 이 기기에만 오지 않습니다.',
};

export function PushChannel() {
  const { data, error, refetch } = useLiveQuery(browserPush, undefined, {
    placeholder: likelyPushState(),
  });
  const [isChanging, setChanging] = useState(false);
  const change = async () => {
    if (isChanging) return;
    setChanging(true);
    try {
      storeAnswer(browserPush, undefined, await (data === 'on' ? turnOffPush() : turnOnPush()));
    } catch (caught) {
      await explainError(caught);
    }
    setChanging(false);
  };
  return (
    <div className={`stack gap-2 ${css.channel}`}>
      <h3 className="row">
        이 브라우저 {data === 'on' && <Tag tone="ok">켬</Tag>}
        {data === 'denied' && <Tag tone="warn">막힘</Tag>}
      </h3>
      <p className="dim">{error ? `상태를 확인하지 못했습니다. ${error.message}` : WORDS[data ?? 'off']}</p>
      {error && (
        <Button size="sm" onClick={() => void refetch()}>
          다시 확인
        </Button>
      )}
      {(data === 'on' || data === 'off') && (
        <Button size="sm" aria-disabled={isChanging} onClick={() => void change()}>
          {data === 'on' ? '끄기' : '이 브라우저로 받기'}
        </Button>
      )}
    </div>
  );
}
