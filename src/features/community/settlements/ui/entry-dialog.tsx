import { useState } from 'react';
import { search } from '#features/game-data/search/search-engine.ts';
import { useSearchIndex } from '#features/game-data/search/ui/use-search-index.ts';
import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MAX_ENTRY_NAME_LENGTH, MAX_ENTRY_QUANTITY } from '../settlement.limits.ts';
import { type FormEntry, readEntryAmount } from '../settlement-form.rules.ts';
import css from './settlement.module.css';

const FOUND = 6;
const SEARCHED = 60;

const EMPTY = { name: '', itemId: null as number | null, quantity: '1', amount: '' };

interface EntryDialogProps {
  onAdd: (entry: FormEntry) => void;
  onClose: () => void;
}

/** An item of the game by its name, or anything else in words; without an amount it is not sold yet. */
export default function EntryDialog({ onAdd, onClose }: EntryDialogProps) {
  const index = useSearchIndex(undefined);
  const draft = useDraft(draftOnPage<typeof EMPTY>('settlement-entry'), EMPTY);
  const { name, itemId, quantity, amount } = draft.values;
  const [isTried, setTried] = useState(false);
  const words = name.trim();
  const found =
    itemId === null && words !== '' && index.state === 'ready'
      ? search(index.index, words, SEARCHED)
          .filter(({ kind }) => kind === 'item')
          .slice(0, FOUND)
      : [];
  const count = /^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0;
  const faults: Partial<Record<'name' | 'quantity' | 'amount', string | undefined>> = {
    name: words === '' ? '아이템 이름을 적어 주세요.' : lengthIssue(textLength(words), { max: MAX_ENTRY_NAME_LENGTH }),
    quantity: count < 1 || count > MAX_ENTRY_QUANTITY ? '1부터 9,999까지 적어 주세요.' : undefined,
    amount: readEntryAmount(amount) === undefined ? '480만이나 4,800,000처럼 적어 주세요.' : undefined,
  };
  const shown: typeof faults = isTried ? faults : {};
  const add = () => {
    setTried(true);
    if (faults.name || faults.quantity || faults.amount) return;
    const exact = found.find((entry) => entry.name === words);
    const id = itemId ?? (typeof exact?.id === 'number' ? exact.id : null);
    onAdd({ itemId: id, name: words, quantity: count, amount: amount.trim(), tradeId: null, isFixed: false });
    draft.reset(EMPTY);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} label="판매 내역 추가">
      <form
        className={`stack gap-3 w-full ${css.dialogForm}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          add();
        }}
      >
        <Field label="아이템" id="entry-name" {...(shown.name && { error: shown.name })}>
          <TextInput
            id="entry-name"
            value={name}
            placeholder="현철, ㅎㅊ"
            data-max-letters={MAX_ENTRY_NAME_LENGTH}
            autoComplete="off"
            aria-invalid={shown.name ? true : undefined}
            onChange={({ target }) => draft.change({ name: target.value, itemId: null })}
          />
        </Field>
        {found.length > 0 && (
          <ul className={`lines ${css.picks}`} aria-label="찾은 아이템">
            {found.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className={`row-link ${css.pick}`}
                  onClick={() => draft.change({ name: entry.name, itemId: Number(entry.id) })}
                >
                  {entry.name} <span className="meta">{entry.detail}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={css.pair}>
          <Field label="개수" id="entry-quantity" {...(shown.quantity && { error: shown.quantity })}>
            <TextInput
              id="entry-quantity"
              inputMode="numeric"
              value={quantity}
              maxLength={4}
              autoComplete="off"
              aria-invalid={shown.quantity ? true : undefined}
              onChange={({ target }) => draft.change({ quantity: target.value })}
            />
          </Field>
          <Field
            label="모두 받은 돈"
            id="entry-amount"
            hint="비우면 아직 안 팔린 아이템입니다."
            {...(shown.amount && { error: shown.amount })}
          >
            <TextInput
              id="entry-amount"
              value={amount}
              placeholder="480만"
              data-max-letters={30}
              autoComplete="off"
              aria-invalid={shown.amount ? true : undefined}
              onChange={({ target }) => draft.change({ amount: target.value })}
            />
          </Field>
        </div>
        <Button type="submit" tone="primary" full>
          추가
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </form>
    </Dialog>
  );
}
