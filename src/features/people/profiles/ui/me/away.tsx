import { Button } from '#ui/components/button.tsx';
import { ErrorState } from '#ui/components/states.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';

export function Away() {
  return (
    <ErrorState
      text="내 정보를 가져오지 못했습니다."
      hint="서버가 응답하지 않습니다. 곧 자동으로 다시 가져옵니다."
      action={
        <Button size="sm" onClick={() => location.reload()}>
          <RefreshIcon size={16} />
          다시 시도
        </Button>
      }
    />
  );
}
