import { mutate } from '#platform/client/live-query.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import type { NewBlock } from '../block.contract.ts';
import { blockMutations } from './block-query.ts';

/** @returns whether they are blocked now */
export async function block(target: NewBlock, name: string): Promise<boolean> {
  try {
    await mutate(blockMutations.create, { body: target });
  } catch (error) {
    await showError(error);
    return false;
  }
  void showToast({ tone: 'ok', title: `${name}님을 차단했습니다`, text: '내 정보에서 풀 수 있습니다.' });
  return true;
}
