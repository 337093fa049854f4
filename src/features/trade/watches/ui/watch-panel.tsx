import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Checkbox } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import type { ItemQuotes } from '../../quotes/quote.contract.ts';
import { TRADE_TYPE } from '../../trades/trade-codes.ts';
import { createWatch, type NewWatch } from '../watch.contract.ts';
import { usePreview } from './use-preview.ts';
import { WatchHint } from './watch-hint.tsx';
import { standingOf } from './watch-words.rules.ts';

interface WatchPanelProps {
  item: { id: number; name: string };
  quotes: ItemQuotes;
  gameServer: number | null;
}

type WatchFields = Pick<NewWatch, 'tradeType' | 'subject'> & { text: string };

const SIDES = [
  { value: 1, label: '팝니다 가격' },
  { value: 2, label: '삽니다 가격' },
] as const;

/**
 * Focuses the field for visitors who follow a link to this anchor, because they want to type. The anchor itself
 * scrolls.
 */
function useFocusBy(anchor: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash === anchor) field.current?.focus({ preventScroll: true });
  }, [hash, anchor, key]);
  return field;
}

/** Returns an example of how to write a price, near the item's quote. */
function exampleOf({ sell, buy }: ItemQuotes, tradeType: number): string {
  const { median } = tradeType === TRADE_TYPE.sell ? sell : buy;
  return `예: ${formatAmount(median ?? 35_000)}`;
}

/** Shows how often the watch would have fired before it is saved. */
export function WatchPanel({ item, quotes, gameServer }: WatchPanelProps) {
  const [after, setAfter] = useState<ReactNode>(null);
  const draft = useDraft<WatchFields>(null, { tradeType: 1, subject: 'listing', text: '' });
  const watchOf = ({ text, ...fields }: WatchFields): NewWatch | null => {
    const price = readAmount(text);
    const isComplete = price !== null || (text.trim() === '' && fields.subject === 'listing');
    return isComplete ? { itemId: item.id, ...fields, price, gameServer } : null;
  };
  const { form, phase, change, submit } = useSubmission({
    endpoint: createWatch,
    draft,
    parse(values) {
      const body = watchOf(values);
      return body ? { input: { body } } : { issues: {} };
    },
    async onDone(stored) {
      draft.change({ text: '' });
      const { showStoredWatch } = await import('./show-stored-watch.tsx');
      setAfter(showStoredWatch(stored));
      return undefined;
    },
    explain: 'dialog',
  });
  const { tradeType, subject, text } = draft.values;
  const id = useId();
  const field = useFocusBy('#watch');
  const me = useMe();
  const watch = watchOf(draft.values);
  const price = watch?.price ?? null;
  const [isTouched, setTouched] = useState(false);
  const preview = usePreview(watch, isTouched && me.status === 'in' && me.me !== null);
  const isBlank = text.trim() === '';
  const isWrong = !isBlank && price === null;

  return (
    <Panel title="가격 알림" id="watch">
      <noscript>
        <p className="pad small dim">알림을 거는 데에는 자바스크립트가 필요합니다.</p>
      </noscript>
      <form className="pad stack small needs-script" ref={form} onSubmit={submit} onFocus={() => setTouched(true)}>
        <p className="dim">
          {subject === 'quote'
            ? '7일 시세가 이 가격이 되면 알려 드립니다.'
            : '이 가격에 맞는 매물이 올라오면 알려 드립니다. 가격을 비우면 제시까지 모두 알려 드립니다.'}
        </p>
        <ChoiceField
          label="팝니다·삽니다"
          isLabelHidden
          name="watch-side"
          size="tight"
          choices={SIDES}
          value={tradeType}
          onChoose={(tradeType) => change({ tradeType })}
        />
        <div className="field">
          <label htmlFor={id}>{tradeType === TRADE_TYPE.sell ? '얼마까지 내려가면' : '얼마까지 올라가면'}</label>
          <span className={isWrong ? 'in bad' : 'in'}>
            <input
              id={id}
              value={text}
              ref={field}
              placeholder={exampleOf(quotes, tradeType)}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={isWrong}
              aria-describedby={`${id}-hint`}
              onChange={(event) => change({ text: event.target.value })}
            />
            {text !== '' && (
              <IconButton label="지우기" onClick={() => change({ text: '' })}>
                <CloseIcon size={14} />
              </IconButton>
            )}
          </span>
          <WatchHint
            id={`${id}-hint`}
            text={text}
            price={price}
            preview={preview}
            standing={price === null ? '' : standingOf(price, tradeType, quotes)}
          />
        </div>
        <Checkbox
          label="시세가 이 가격이 되면"
          checked={subject === 'quote'}
          onChange={(event) => change({ subject: event.target.checked ? 'quote' : 'listing' })}
        />
        <Button tone="primary" full type="submit" disabled={watch === null} aria-disabled={phase === 'sending'}>
          {isBlank && subject === 'listing' ? '가격 상관없이 알림 걸기' : '알림 걸기'}
        </Button>
        {after}
      </form>
    </Panel>
  );
}
