import { showNote } from '#features/people/require-login/ui/public/require-player.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { FormOptions } from '#platform/client/form/use-form.ts';
import type { Endpoint, ResponseOf } from '#shared/endpoint.ts';
import type { FieldSet, FormDefinition } from '#shared/form.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { renewOwnTrades } from '../../../trades/ui/own-queries.ts';

interface TradeChangeOptions<E extends Endpoint, Fields extends FieldSet>
  extends Pick<FormOptions<E & { response: object }, Fields, void>, 'endpoint' | 'stored' | 'first' | 'toInput'> {
  done: string;
  /** A message for a separate dialog: the row may have left its list after the change. */
  noteOf?(response: ResponseOf<E>): { message: string; text: string } | undefined;
  onClose(): void;
}

/**
 * Changes an own trade and refreshes what is shown. Where the trade ended elsewhere meanwhile, or a rule refuses the
 * change, the form closes; any other failure leaves it open with what was typed, and is logged (product.md §8).
 */
export function useTradeChange<E extends Endpoint & { response: object }, Fields extends FieldSet>(
  definition: FormDefinition<Fields>,
  { done, noteOf, onClose, ...options }: TradeChangeOptions<E, Fields>,
) {
  return useForm(definition, {
    ...options,
    onDone(response) {
      renewOwnTrades();
      onClose();
      const note = noteOf?.(response);
      if (note) void showNote(note.message, note.text);
      else void showToast({ tone: 'ok', title: done });
      return undefined;
    },
    onStopped: onClose,
    explain(error, usual) {
      const { code, message, issues } = error;
      renewOwnTrades();
      if (code === 'INVALID_INPUT' || code === 'RATE_LIMITED') return issues[0]?.message ?? message;
      if (code === 'NOT_ALLOWED') {
        onClose();
        return undefined;
      }
      if (code === 'CONFLICT' || code === 'NOT_FOUND') {
        onClose();
        void showToast({ tone: 'warn', title: message });
        return '';
      }
      console.error(error);
      return usual;
    },
  });
}
