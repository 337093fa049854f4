import { showToast } from '#ui/overlay/toast.ts';
import type { Watch } from '../watch.contract.ts';
import { watchText } from '../watch.labels.ts';

export function showStoredWatch(watch: Watch): Promise<void> {
  return showToast({ tone: 'ok', title: '알림을 걸었습니다', text: `${watch.item.name} ${watchText(watch)}` });
}
