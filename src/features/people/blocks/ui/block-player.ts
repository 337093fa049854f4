import { call } from '#platform/client/call.ts';
import { renewQueries } from '#platform/client/query-client.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import { createBlock, type NewBlock } from '../block.contract.ts';
import { BLOCKS } from './block-query.ts';

/** @returns whether they are blocked now */
export async function block(target: NewBlock, name: string): Promise<boolean> {
  try {
    await call(createBlock, { body: target });
  } catch (fault) {
    await showError(fault);
    return false;
  }
  void renewQueries(BLOCKS);
  void showToast({ tone: 'ok', title: `${name}님을 차단했습니다`, text: '내 정보에서 풀 수 있습니다.' });
  return true;
}
