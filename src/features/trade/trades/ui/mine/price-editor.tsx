import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { readPrice } from '../../own-trade.labels.ts';
import type { OwnTrade } from '../../trade.contract.ts';
import { changeTradePrice } from '../../trade-endpoints.contract.ts';
import { changeTrade } from './change-trade.ts';

const MAX_LENGTH = 20;

/** Another price in place, said back as it is understood; the trade keeps its place in the lists. */
export function PriceEditor({ trade, onClose }: { trade: OwnTrade; onClose: () => void }) {
  'use memo';
  const [typed, setTyped] = useState(trade.price === null ? '' : formatAmount(trade.price));
  const [fault, setFault] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const read = readPrice(typed);
  const id = `price-of-${trade.id}`;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    if (!read.isPrice) return setFault(read.words);
    const { price } = read;
    setRunning(true);
    const wrong = await changeTrade({
      change: () => call(changeTradePrice, { params: { id: trade.id }, body: { price } }),
      done: '값을 고쳤습니다',
    });
    setRunning(false);
    if (wrong === undefined) onClose();
    else setFault(wrong);
  };
  return (
    <form
      className="price-editor"
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
    >
      <Field
        label={trade.quantity > 1 ? '새 값 (하나에)' : '새 값'}
        id={id}
        hint={<span role="status">{read.words}</span>}
        error={fault}
      >
        <TextInput
          id={id}
          value={typed}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          aria-describedby={`${id}-hint`}
          aria-invalid={fault !== undefined || undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <span className="row">
        <Button type="submit" aria-disabled={isRunning}>
          고치기
        </Button>
        <Button tone="ghost" onClick={onClose}>
          그만두기
        </Button>
      </span>
    </form>
  );
}
