import type { ReactNode } from 'react';
import { showToast } from '#ui/overlay/toast.ts';
import type { Watch } from '../watch.contract.ts';
import { watchText } from '../watch.labels.ts';
import { AfterWatch } from './after-watch.tsx';

/** @returns the content below the form from then on */
export function showStoredWatch(watch: Watch): ReactNode {
  void showToast({ tone: 'ok', title: '알림을 걸었습니다', text: `${watch.item.name} ${watchText(watch)}` });
  return <AfterWatch {...watch} />;
}
