import type { KeyboardEvent } from 'react';
import { useDraft } from '#platform/client/use-draft.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import type { OwnTrade } from '../../../trades/trade.contract.ts';
import { changeTradePrice } from '../../../trades/trade-endpoints.contract.ts';
import { readPrice } from '../../own-trade.labels.ts';
import css from './my-trades.module.css';
import { useTradeChange } from './use-trade-change.ts';

const MAX_LENGTH = 20;

export function PriceEditor({ trade, onClose }: { trade: OwnTrade; onClose: () => void }) {
  const draft = useDraft(null, { typed: trade.price === null ? '' : formatAmount(trade.price) });
  const { form, phase, issues, message, change, submit } = useTradeChange({
    endpoint: changeTradePrice,
    draft,
    parse({ typed }) {
      const read = readPrice(typed);
      if (read.isPrice) return { input: { params: { id: trade.id }, body: { price: read.price } } };
      return { issues: { typed: read.words } };
    },
    done: '가격을 수정했습니다',
    onClose,
  });
  const { typed } = draft.values;
  const error = issues.typed ?? message?.text;
  const id = `price-of-${trade.id}`;
  return (
    <form
      className={css.editor}
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
    >
      <Field
        className={css.price}
        label={trade.quantity > 1 ? '새 가격 (개당)' : '새 가격'}
        id={id}
        hint={<span data-spoken="">{readPrice(typed).words}</span>}
        error={error}
      >
        <TextInput
          id={id}
          value={typed}
          data-max-letters={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          aria-describedby={`${id}-hint`}
          aria-invalid={error !== undefined || undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => change({ typed: event.target.value })}
        />
      </Field>
      <span className={`row wrap ${css.buttons}`}>
        <Button type="submit" aria-disabled={phase === 'sending'}>
          수정
        </Button>
        <Button tone="ghost" onClick={onClose}>
          취소
        </Button>
      </span>
    </form>
  );
}
