import { defineForm } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { TextInput } from '#ui/components/field.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { type ControlProps, typed } from '#ui/form/field-kind.ts';
import { text } from '#ui/form/text-fields.tsx';
import { MAX_QUANTITY } from '../../trades/trade.limits.ts';
import { price } from '../../trades/ui/price-kind.ts';
import type { DealSide } from '../deal-split.rules.ts';

const NOT_READ = '3만5천, 50만처럼 적어 주세요.';
const PIECES = /^[1-9]\d{0,3}$/;

function drawInput({ onChange, ...field }: ControlProps<string>) {
  return <TextInput {...field} autoComplete="off" onChange={(event) => onChange(event.target.value)} />;
}

/** Price and quantity on which both sides agree. A line below both fields says which is missing. */
export const dealForm = defineForm({
  fields: {
    price: price({ label: '합의한 가격 (개당)', issue: NOT_READ, draw: drawInput }),
    quantity: typed<number | null>({
      label: '수량',
      read(value) {
        const pieces = value.normalize('NFKC').trim();
        if (pieces === '') return { sent: null };
        if (!PIECES.test(pieces)) return { issue: `수량은 1–${formatDigits(MAX_QUANTITY)}입니다.` };
        return { sent: Number(pieces) };
      },
      write: (sent) => (sent === null ? '' : String(sent)),
      draw: ({ onChange, ...field }) => (
        <TextInput
          {...field}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    }),
  },
});

/** Place and name that the card of the terms adds. */
export const termsForm = defineForm({
  fields: {
    place: text({ label: '만날 곳', max: 40, placeholder: '국내성 주막 앞, 3채널' }),
    other: text({ label: '상대 이름', max: 12 }),
  },
});

export const splitForm = defineForm({
  fields: {
    risk: price({
      label: '한 번에 먼저 낼 수 있는 금액',
      max: Number.MAX_SAFE_INTEGER,
      issue: NOT_READ,
      draw: drawInput,
    }),
    first: choice<DealSide>({
      label: '먼저 떨구는 사람',
      empty: 'seller',
      choices: [
        { value: 'seller', label: '파는 사람 먼저' },
        { value: 'buyer', label: '사는 사람 먼저' },
      ],
    }),
  },
  check: ({ risk }) => (risk === null ? { risk: NOT_READ } : {}),
});
