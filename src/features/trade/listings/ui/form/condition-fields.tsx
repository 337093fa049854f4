import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Checkbox, Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { MAX_COMMENT_LENGTH } from '../../../trades/trade.limits.ts';
import { hasDurability, mostPieces } from '../../../trades/trade.rules.ts';
import css from './form.module.css';
import type { GameServer } from './game-servers.ts';
import {
  type FieldFaults,
  type ItemLimits,
  readDurability,
  sentComment,
  steppedQuantity,
  type TradeFields,
} from './trade-form.rules.ts';

interface ConditionFieldsProps {
  fields: TradeFields;
  faults: FieldFaults;
  limits: ItemLimits;
  servers: readonly GameServer[];
  gameServer: number;
  onChange: (changes: Partial<TradeFields>) => void;
  onServer: (id: number) => void;
}

const PAY_METHODS = [
  { value: 1, label: '상관없음' },
  { value: 2, label: '선불' },
  { value: 3, label: '후불' },
] as const;

export function ConditionFields(props: ConditionFieldsProps) {
  const { fields, faults, limits, servers, gameServer, onChange, onServer } = props;
  const isWearing = hasDurability(limits);
  return (
    <Panel title="수량과 조건">
      <div className="pad form">
        <div className="f2">
          <QuantityField
            value={fields.quantity}
            limits={limits}
            most={mostPieces(limits)}
            fault={faults.quantity}
            hint={undefined}
            onChange={(quantity) => onChange({ quantity })}
          />
          {isWearing && (
            <DurabilityField
              value={fields.durability}
              maxdura={limits.maxdura ?? 0}
              fault={faults.durability}
              onChange={(durability) => onChange({ durability })}
            />
          )}
          {!isWearing && <ServerField servers={servers} gameServer={gameServer} onServer={onServer} />}
        </div>
        <div className="f2">
          <ChoiceField
            label="선불·후불"
            name="payMethod"
            choices={PAY_METHODS}
            value={fields.payMethod}
            onChoose={(payMethod) => onChange({ payMethod })}
          />
          <Flags fields={fields} onChange={onChange} />
        </div>
        {isWearing && (
          <div className="f2">
            <ServerField servers={servers} gameServer={gameServer} onServer={onServer} />
          </div>
        )}
        <CommentField comment={fields.comment} fault={faults.comment} onChange={(comment) => onChange({ comment })} />
      </div>
    </Panel>
  );
}

function ServerField({
  servers,
  gameServer,
  onServer,
}: Pick<ConditionFieldsProps, 'servers' | 'gameServer' | 'onServer'>) {
  return (
    <div className="field">
      <label htmlFor="trade-server">서버</label>
      <Select
        id="trade-server"
        name="gameServer"
        options={servers.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(gameServer)}
        onChange={(event) => onServer(Number(event.target.value))}
      />
    </div>
  );
}

function Flags({ fields, onChange }: Pick<ConditionFieldsProps, 'fields' | 'onChange'>) {
  const box = (name: 'isNegotiation' | 'isAuth' | 'isOffer' | 'excludePrice', label: string) => (
    <Checkbox
      name={name}
      label={label}
      checked={fields[name]}
      onChange={(event) => onChange({ [name]: event.target.checked })}
    />
  );
  return (
    <fieldset className="field">
      <legend className="label">거래 조건</legend>
      <div className={`row wrap ${css.flags}`}>
        {box('isNegotiation', '흥정')}
        {box('isAuth', '인증')}
        {box('isOffer', '가격 제시받기')}
        {box('excludePrice', '특가 (시세에서 제외)')}
      </div>
    </fieldset>
  );
}

interface CommentFieldProps {
  comment: string;
  fault: string | undefined;
  onChange: (comment: string) => void;
}

function CommentField({ comment, fault, onChange }: CommentFieldProps) {
  const length = sentComment(comment).length;
  return (
    <div className="field">
      <label htmlFor="trade-comment">메모</label>
      <textarea
        id="trade-comment"
        name="comment"
        className="in"
        value={comment}
        placeholder="국내성 주막 앞에 있습니다. 귓말 주세요."
        aria-describedby="trade-comment-hint"
        aria-invalid={fault !== undefined || length > MAX_COMMENT_LENGTH}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={fault ? 'hint bad counted' : 'hint counted'} id="trade-comment-hint">
        <span>{fault ?? '현금 거래를 적으면 올릴 수 없습니다'}</span>
        <span className={length > MAX_COMMENT_LENGTH ? 'up' : undefined}>
          {formatDigits(length)} / {MAX_COMMENT_LENGTH}
        </span>
      </p>
    </div>
  );
}

interface DurabilityFieldProps {
  value: string;
  maxdura: number;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function DurabilityField({ value, maxdura, fault, onChange }: DurabilityFieldProps) {
  const left = readDurability(value);
  const share = left === null ? 0 : Math.min(left / maxdura, 1);
  return (
    <div className="field">
      <label htmlFor="trade-durability">내구</label>
      <span className={fault ? 'in bad' : 'in'}>
        <input
          id="trade-durability"
          name="durability"
          value={value}
          autoComplete="off"
          placeholder="비워도 됩니다"
          aria-describedby="trade-durability-hint"
          aria-invalid={fault !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="faint">/ {formatDigits(maxdura)}</span>
      </span>
      <div className="bar thin" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <p className={fault ? 'hint bad' : 'hint'} id="trade-durability-hint">
        {fault ?? (left === null ? '남은 내구' : `${formatDigits(left)} 남음 · ${Math.floor(share * 100)}%`)}
      </p>
    </div>
  );
}

interface QuantityFieldProps {
  value: string;
  limits: ItemLimits;
  most: number;
  fault: string | undefined;
  hint: ReactNode;
  onChange: (value: string) => void;
}

function QuantityField({ value, limits, most, fault, hint, onChange }: QuantityFieldProps) {
  const isOne = most === 1;
  const step = (by: number) => () => onChange(steppedQuantity(value, by, limits));
  return (
    <div className="field">
      <label htmlFor="trade-quantity">수량</label>
      <span className={classNames('in', css.step, fault && 'bad')}>
        <button
          type="button"
          className="needs-script"
          data-press=""
          aria-label="1개 빼기"
          disabled={isOne}
          onClick={step(-1)}
        >
          <MinusIcon size={16} />
        </button>
        <input
          id="trade-quantity"
          name="quantity"
          value={value}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isOne}
          aria-describedby="trade-quantity-hint"
          aria-invalid={fault !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="needs-script"
          data-press=""
          aria-label="1개 더하기"
          disabled={isOne}
          onClick={step(1)}
        >
          <PlusIcon size={16} />
        </button>
      </span>
      <p className={fault ? 'hint bad' : 'hint'} id="trade-quantity-hint">
        {fault ?? hint ?? (isOne ? '1개씩만 올릴 수 있습니다' : `${formatDigits(most)}개까지`)}
      </p>
    </div>
  );
}
