import { type ComponentType, lazy, useEffect, useState } from 'react';
import { isOffline } from '#platform/client/is-offline.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorState } from '#ui/components/states.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Without its code the part says so in its place, and comes once there is a network. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  return lazy(
    (): Promise<{ default: ComponentType<Props> }> =>
      load().catch(() => ({ default: (props: Props) => <NotLoaded load={load} props={props} /> })),
  );
}

function NotLoaded<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isCut, setCut] = useState(isOffline);
  useEffect(() => {
    const readAgain = () => {
      setCut(false);
      load().then(
        (module) => setPart(() => module.default),
        () => undefined,
      );
    };
    addEventListener('online', readAgain);
    return () => removeEventListener('online', readAgain);
  }, [load]);
  if (Part) return <Part {...props} />;
  if (isCut) return <ErrorState text="인터넷 연결이 끊겼습니다." hint="연결되면 다시 불러옵니다." />;
  return (
    <ErrorState
      text="이 부분을 가져오지 못했습니다."
      action={
        <Button size="sm" onClick={() => location.reload()}>
          다시 열기
        </Button>
      }
    />
  );
}
