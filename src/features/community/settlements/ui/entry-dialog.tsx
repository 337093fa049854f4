import { search } from '#features/game-data/search/search-engine.ts';
import { useSearchIndex } from '#features/game-data/search/ui/use-search-index.ts';
import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { useLocalForm } from '#platform/client/form/use-local-form.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { FormEntry } from '../settlement-form.rules.ts';
import css from './settlement.module.css';
import { entryForm } from './settlement-fields.ts';

const FOUND = 6;
const SEARCHED = 60;

interface EntryDialogProps {
  onAdd: (entry: FormEntry) => void;
  onClose: () => void;
}

/** Adds an item of the game by its name, or anything else as text. Without an amount it is not sold yet. */
export default function EntryDialog({ onAdd, onClose }: EntryDialogProps) {
  const index = useSearchIndex(undefined);
  const submission = useLocalForm(entryForm, undefined, {
    stored: draftOnPage('settlement-entry'),
    onDone({ name, quantity }, { itemId, amount }) {
      const exact = found.find((entry) => entry.name === name);
      const id = itemId ?? (typeof exact?.id === 'number' ? exact.id : null);
      onAdd({ itemId: id, name, quantity, amount: amount.trim(), tradeId: null, isFixed: false });
      onClose();
    },
  });
  const { name: typed, itemId } = submission.values;
  const words = typed.trim();
  const found =
    itemId === null && words !== '' && index.state === 'ready'
      ? search(index.index, words, SEARCHED)
          .filter(({ kind }) => kind === 'item')
          .slice(0, FOUND)
      : [];
  return (
    <Dialog open onClose={onClose} label="판매 내역 추가">
      <Form of={entryForm} submission={submission} id="entry" className={`stack gap-3 w-full ${css.dialogForm}`}>
        <FormField of={entryForm} name="name" onChange={(name) => submission.change({ name, itemId: null })} />
        {found.length > 0 && (
          <ul className={`lines ${css.picks}`} aria-label="찾은 아이템">
            {found.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className={`row-link ${css.pick}`}
                  onClick={() => submission.change({ name: entry.name, itemId: Number(entry.id) })}
                >
                  {entry.name} <span className="meta">{entry.detail}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={css.pair}>
          <FormField of={entryForm} name="quantity" />
          <FormField of={entryForm} name="amount" />
        </div>
        <Button type="submit" tone="primary" full>
          추가
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </Form>
    </Dialog>
  );
}
