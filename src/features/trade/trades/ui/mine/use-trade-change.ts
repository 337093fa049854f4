import type { Parsed } from '#features/people/require-login/ui/public/submission.ts';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import type { Draft } from '#platform/client/use-draft.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { renewOwnTrades } from '../own-queries.ts';

interface TradeChangeOptions<E extends Endpoint, Values> {
  endpoint: E;
  draft: Draft<Values>;
  parse(values: Values): Parsed<E, never>;
  done: string;
  onClose(): void;
}

/**
 * Changes an own trade and refreshes what is shown. Only a fault of the input leaves the form open; a trade that ended
 * elsewhere
 * meanwhile is shown in its current state.
 */
export function useTradeChange<E extends Endpoint & { response: object }, Values extends object>({
  done,
  onClose,
  ...options
}: TradeChangeOptions<E, Values>) {
  return useSubmission({
    ...options,
    onDone() {
      void showToast({ tone: 'ok', title: done });
      renewOwnTrades();
      onClose();
      return undefined;
    },
    onStopped: onClose,
    explain({ code, message, issues }) {
      renewOwnTrades();
      if (code === 'INVALID_INPUT') return issues[0]?.message ?? message;
      onClose();
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return undefined;
      void showToast({ tone: 'warn', title: message });
      return '';
    },
  });
}
