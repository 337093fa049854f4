import { requirePlayer, showError } from '#features/people/require-login/ui/public/require-player.ts';
import { call } from '#platform/client/call.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { createWatch, type NewWatch } from '../watch.contract.ts';
import { watchText } from '../watch.labels.ts';

/** Keeps a watch for who may; answers whether it is kept. */
export async function sendWatch(watch: NewWatch): Promise<boolean> {
  let isStored = false;
  await requirePlayer(async () => {
    try {
      const stored = await call(createWatch, { body: watch });
      isStored = true;
      await showToast({ tone: 'ok', title: '알림을 걸었습니다', text: `${stored.item.name} ${watchText(stored)}` });
    } catch (fault) {
      await showError(fault);
    }
  });
  return isStored;
}
