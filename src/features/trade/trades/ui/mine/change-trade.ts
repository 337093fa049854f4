import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { ApiFault, ownApi } from '#features/people/sessions/ui/public/own-api.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { OwnTrade } from '../../trade.contract.ts';
import { renewOwnTrades } from '../own-queries.ts';

export interface TradeChange {
  id: number;
  /** `cancel`, `complete`; the price when left out. */
  action?: 'cancel' | 'complete';
  body?: object;
  /** Said when it is done. */
  done: string;
}

/**
 * Changes a trade of one's own and renews what is shown. A trade that has meanwhile ended elsewhere says so and is shown as it
 * now is.
 * @returns what is wrong with the input, to be said at its field; undefined: done, or told already
 */
export async function changeTrade({ id, action, body, done }: TradeChange): Promise<string | undefined> {
  let wrong: string | undefined;
  await requirePlayer(async () => {
    try {
      await ownApi<OwnTrade>(`/api/trades/${id}${action ? `/${action}` : ''}`, { method: 'PUT', body });
      void showToast({ tone: 'ok', title: done });
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      if (fault.code === 'INVALID_INPUT') wrong = issueOf(fault);
      else if (fault.code === 'CONFLICT' || fault.code === 'NOT_FOUND') {
        void showToast({ tone: 'warn', title: fault.message });
      } else throw fault;
    } finally {
      renewOwnTrades();
    }
  });
  return wrong;
}

function issueOf({ data, message }: ApiFault): string {
  const issues = Array.isArray(data.issues) ? (data.issues as { message: string }[]) : [];
  return issues[0]?.message ?? message;
}
