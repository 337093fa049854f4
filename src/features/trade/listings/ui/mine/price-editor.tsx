import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import type { OwnTrade } from '../../../trades/trade.contract.ts';
import { changeTradePrice } from '../../../trades/trade-endpoints.contract.ts';
import { price } from '../../../trades/ui/price-kind.ts';
import { NOT_A_PRICE, readPrice } from '../../own-trade.labels.ts';
import css from './my-trades.module.css';
import { useTradeChange } from './use-trade-change.ts';

const MAX_LENGTH = 20;

const priceForm = defineForm({
  fields: {
    price: price({
      label: '새 가격',
      issue: NOT_A_PRICE,
      draw: ({ onChange, ...field }) => (
        <TextInput
          {...field}
          data-max-letters={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    }),
  },
});

export function PriceEditor({ trade, onClose }: { trade: OwnTrade; onClose: () => void }) {
  const submission = useTradeChange(priceForm, {
    endpoint: changeTradePrice,
    first: priceForm.fromRow({ price: trade.price }),
    toInput: (body) => ({ params: { id: trade.id }, body }),
    done: '가격을 수정했습니다',
    onClose,
  });
  const { phase, message, values } = submission;
  return (
    <Form
      of={priceForm}
      submission={submission}
      id={`trade-${trade.id}`}
      className={css.editor}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <FormField
        of={priceForm}
        name="price"
        className={css.price}
        label={trade.quantity > 1 ? '새 가격 (개당)' : '새 가격'}
        hint={<span data-spoken="">{readPrice(values.price).words}</span>}
        issue={message?.text || undefined}
      />
      <span className={`row wrap ${css.buttons}`}>
        <Button type="submit" aria-disabled={phase === 'sending'}>
          수정
        </Button>
        <Button tone="ghost" onClick={onClose}>
          취소
        </Button>
      </span>
    </Form>
  );
}
