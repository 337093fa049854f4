import { type ComponentType, lazy } from 'react';
import { ErrorState } from '#ui/components/states.tsx';

export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy((): Promise<{ default: ComponentType<Props> }> => load().catch(() => ({ default: NotLoaded })));
}

function NotLoaded() {
  return <ErrorState text="이 부분을 가져오지 못했습니다." hint="이 페이지를 다시 열어 주세요." />;
}
