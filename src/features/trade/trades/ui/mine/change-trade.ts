import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { renewOwnTrades } from '../own-queries.ts';

export interface TradeChange {
  change(): Promise<unknown>;
  /** Said when it is done. */
  done: string;
}

/**
 * Changes a trade of one's own and renews what is shown. A trade that has meanwhile ended elsewhere says so and is shown as it
 * now is.
 * @returns what is wrong with the input, to be said at its field; undefined: done, or told already
 */
export async function changeTrade({ change, done }: TradeChange): Promise<string | undefined> {
  let wrong: string | undefined;
  await requirePlayer(async () => {
    try {
      await change();
      void showToast({ tone: 'ok', title: done });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.code === 'INVALID_INPUT') wrong = fault.issues[0]?.message ?? fault.message;
      else if (fault.code === 'CONFLICT' || fault.code === 'NOT_FOUND') {
        void showToast({ tone: 'warn', title: fault.message });
      } else throw fault;
    } finally {
      renewOwnTrades();
    }
  });
  return wrong;
}
