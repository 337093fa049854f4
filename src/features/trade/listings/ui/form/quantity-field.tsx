import { formatDigits } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { type ControlProps, type FieldKind, typed } from '#ui/form/field-kind.ts';
import { MinusIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { mostPieces } from '../../../trades/trade.rules.ts';
import css from './form.module.css';
import { type ItemLimits, readCount, steppedQuantity } from './trade-form.rules.ts';

/** How many pieces are traded, with buttons for one more and one less. */
export function quantity(limits: ItemLimits): FieldKind<string, number> {
  const most = mostPieces(limits);
  const isOne = most === 1;
  return typed<number>({
    label: '수량',
    hint: isOne ? '1개씩만 올릴 수 있습니다' : `${formatDigits(most)}개까지`,
    empty: '1',
    read(value) {
      const sent = readCount(value);
      if (sent !== null && sent >= 1 && sent <= most) return { sent };
      return {
        issue: isOne ? '1개씩만 올릴 수 있는 아이템입니다.' : `수량은 1개부터 ${formatDigits(most)}개까지입니다.`,
      };
    },
    write: String,
    draw: (props) => <QuantityControl {...props} readOnly={isOne} limits={limits} />,
  });
}

function QuantityControl({ limits, onChange, ...field }: ControlProps<string> & { limits: ItemLimits }) {
  const step = (by: number) => onChange(steppedQuantity(field.value, by, limits));
  return (
    <span className={classNames('in', css.step, field['aria-invalid'] && 'bad')}>
      <button
        type="button"
        className="needs-script"
        data-press=""
        aria-label="1개 빼기"
        disabled={field.readOnly}
        onClick={() => step(-1)}
      >
        <MinusIcon size={16} />
      </button>
      <input {...field} inputMode="numeric" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      <button
        type="button"
        className="needs-script"
        data-press=""
        aria-label="1개 더하기"
        disabled={field.readOnly}
        onClick={() => step(1)}
      >
        <PlusIcon size={16} />
      </button>
    </span>
  );
}
