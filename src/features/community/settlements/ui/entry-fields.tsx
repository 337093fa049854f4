import { Suspense, useState } from 'react';
import type { FormState } from '#platform/client/form/use-form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { CheckedInput } from '#ui/form/checked-input.tsx';
import { FormField } from '#ui/form/form.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { MAX_ENTRIES } from '../settlement.limits.ts';
import { type FormEntry, readEntryAmount } from '../settlement-form.rules.ts';
import { NOT_SOLD } from '../settlement-text.labels.ts';
import { EntryName } from './entries-panel.tsx';
import css from './settlement.module.css';
import { settlementForm } from './settlement-fields.ts';

const TradeDialog = partOnDemand(() => import('./trade-dialog.tsx'));
const EntryDialog = partOnDemand(() => import('./entry-dialog.tsx'));

interface EntryFieldsProps {
  submission: FormState<typeof settlementForm.fields>;
  /** Sum of the sold entries, in 전. */
  sale: number;
  profileId: number;
}

export function EntryFields({ submission, sale, profileId }: EntryFieldsProps) {
  const [adding, setAdding] = useState<'trade' | 'entry' | null>(null);
  const { values, issues, change } = submission;
  const { entries } = values;
  const isFull = entries.length >= MAX_ENTRIES;
  const close = () => setAdding(null);
  const add = (entry: FormEntry) => change({ entries: [...entries, entry] });
  const set = (index: number, part: Partial<FormEntry>) =>
    change({ entries: entries.map((entry, place) => (place === index ? { ...entry, ...part } : entry)) });
  return (
    <Panel
      title="판매 내역"
      aside={
        <>
          <span className="meta wide">완료한 거래에서 고르면 가격이 채워집니다</span>
          <span className="row ml-auto">
            <Button size="sm" disabled={isFull} onClick={() => setAdding('trade')}>
              <PlusIcon size={16} />
              완료한 거래
            </Button>
            <Button size="sm" disabled={isFull} onClick={() => setAdding('entry')}>
              <PlusIcon size={16} />
              직접
            </Button>
          </span>
        </>
      }
    >
      <div className={css.title}>
        <FormField of={settlementForm} name="title" />
      </div>
      <table className={`t even ${css.form}`} aria-label="판매 내역">
        <thead>
          <tr>
            <th>아이템</th>
            <th className={`num wide ${css.quantity}`}>개수</th>
            <th className={`num ${css.amount}`}>받은 돈</th>
            <th className={`wide ${css.trade}`}>거래</th>
            <th className={css.remove}>
              <span className="visually-hidden">빼기</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <EntryLine
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
              key={index}
              entry={entry}
              onAmount={(amount) => set(index, { amount })}
              onRemove={() => change({ entries: entries.toSpliced(index, 1) })}
            />
          ))}
          {entries.length === 0 && (
            <tr>
              <td colSpan={5} className="faint">
                아직 없습니다. 안 팔린 아이템은 가격을 비워 두세요.
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">
              <b>합계</b>
            </th>
            <td className="wide" />
            <td className="num">
              <b>{formatDigits(sale)}</b>
            </td>
            <td className="wide" />
            <td />
          </tr>
        </tbody>
      </table>
      {issues.entries && (
        <p className={css.issue} role="alert">
          {issues.entries}
        </p>
      )}
      <Suspense>
        {adding === 'trade' && <TradeDialog profileId={profileId} chosen={entries} onChoose={add} onClose={close} />}
        {adding === 'entry' && <EntryDialog onAdd={add} onClose={close} />}
      </Suspense>
    </Panel>
  );
}

interface EntryLineProps {
  entry: FormEntry;
  onAmount: (amount: string) => void;
  onRemove: () => void;
}

function EntryLine({ entry, onAmount, onRemove }: EntryLineProps) {
  return (
    <tr>
      <th scope="row">
        <EntryName name={entry.name} quantity={entry.quantity} />
      </th>
      <td className="num wide">{formatDigits(entry.quantity)}</td>
      <td className="num">
        <AmountField entry={entry} onChange={onAmount} />
      </td>
      <td className={`wide ${css.trade}`}>
        {entry.tradeId === null ? (
          <span className="faint">직접 적음</span>
        ) : (
          <a href={`/trade/view/${entry.tradeId}`} target="_blank" rel="noreferrer">
            거래 {entry.tradeId}
          </a>
        )}
      </td>
      <td className={css.remove}>
        <IconButton label={`${entry.name} 빼기`} onClick={onRemove}>
          <CloseIcon size={16} />
        </IconButton>
      </td>
    </tr>
  );
}

function AmountField({ entry, onChange }: { entry: FormEntry; onChange: (amount: string) => void }) {
  const { name, amount, isFixed } = entry;
  const read = readEntryAmount(amount);
  return (
    <CheckedInput
      className={css.field}
      aria-label={`${name} 받은 돈`}
      isWrong={read === undefined}
      value={amount}
      readOnly={isFixed}
      placeholder={NOT_SOLD}
      data-max-letters={30}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => typeof read === 'number' && onChange(formatDigits(read))}
    />
  );
}
