import { isOffline } from '#platform/client/is-offline.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorState } from '#ui/components/states.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';

/** What is one's own could not be read; it is tried again by itself. */
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
