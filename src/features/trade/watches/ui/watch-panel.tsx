import { type ReactNode, useState } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { defineForm, hasIssues, type SentOf } from '#shared/form.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { checkbox, choice } from '#ui/form/choice-fields.tsx';
import type { ControlProps } from '#ui/form/field-kind.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import type { ItemQuotes } from '../../quotes/quote.contract.ts';
import { TRADE_TYPE } from '../../trades/trade.labels.ts';
import { price } from '../../trades/ui/price-kind.ts';
import { createWatch, type NewWatch } from '../watch.contract.ts';
import { usePreview } from './use-preview.ts';
import { WatchHint } from './watch-hint.tsx';
import { formatStanding } from './watch-words.rules.ts';

interface WatchPanelProps {
  item: { id: number; name: string };
  quotes: ItemQuotes;
  gameServer: number | null;
}

const HINT_ID = 'watch-price-hint';

const watchForm = defineForm({
  fields: {
    tradeType: choice<1 | 2>({
      label: '팝니다·삽니다',
      size: 'tight',
      empty: TRADE_TYPE.sell,
      choices: [
        { value: TRADE_TYPE.sell, label: '팝니다 가격' },
        { value: TRADE_TYPE.buy, label: '삽니다 가격' },
      ],
    }),
    price: price({ label: '얼마까지 내려가면', issue: '가격을 읽지 못했습니다.' }),
    subject: checkbox({ label: '시세가 이 가격이 되면', sent: ['quote', 'listing'] }),
  },
  check: ({ price: sent, subject }) =>
    sent === null && subject === 'quote' ? { price: '시세가 될 가격을 적어 주세요.' } : {},
});

/** Returns an example of how to write a price, near the item's quote. */
function formatExample({ sell, buy }: ItemQuotes, tradeType: number): string {
  const { median } = tradeType === TRADE_TYPE.sell ? sell : buy;
  return `예: ${formatAmount(median ?? 35_000)}`;
}

/** Shows how often the watch would have fired before it is saved. */
export function WatchPanel({ item, quotes, gameServer }: WatchPanelProps) {
  const [after, setAfter] = useState<ReactNode>(null);
  const toWatch = (body: SentOf<typeof watchForm.fields>): NewWatch => ({ itemId: item.id, ...body, gameServer });
  const submission = useForm(watchForm, {
    endpoint: createWatch,
    // The server draws the form, whose code comes later.
    opensLater: true,
    toInput: (body) => ({ body: toWatch(body) }),
    async onDone(stored) {
      submission.change({ price: '' });
      const { showStoredWatch } = await import('./show-stored-watch.tsx');
      setAfter(showStoredWatch(stored));
      return undefined;
    },
    explain: 'dialog',
  });
  const { values, phase } = submission;
  const { tradeType, subject: isOfQuote, price: typed } = values;
  const issues = watchForm.validate(values);
  const watch = hasIssues(issues) ? null : toWatch(watchForm.toBody(values));
  const amount = watch?.price ?? null;
  const me = useMe();
  const [isTouched, setTouched] = useState(false);
  const preview = usePreview(watch, isTouched && me.status === 'in' && me.me !== null);
  const isBlank = typed.trim() === '';

  return (
    <Panel title="가격 알림" id="watch">
      <noscript>
        <p className="pad small dim">알림을 거는 데에는 자바스크립트가 필요합니다.</p>
      </noscript>
      <Form
        of={watchForm}
        submission={submission}
        id="watch"
        className="pad stack small needs-script"
        onFocus={() => setTouched(true)}
      >
        <p className="dim">
          {isOfQuote
            ? '7일 시세가 이 가격이 되면 알려 드립니다.'
            : '이 가격에 맞는 매물이 올라오면 알려 드립니다. 가격을 비우면 제시까지 모두 알려 드립니다.'}
        </p>
        <FormField of={watchForm} name="tradeType" isBare />
        <FormField
          of={watchForm}
          name="price"
          label={tradeType === TRADE_TYPE.sell ? '얼마까지 내려가면' : '얼마까지 올라가면'}
          issue={isBlank ? undefined : issues.price}
          noteId={HINT_ID}
        >
          {(props) => (
            <>
              <PriceInput {...props} placeholder={formatExample(quotes, tradeType)} />
              <WatchHint
                id={HINT_ID}
                text={typed}
                price={amount}
                preview={preview}
                standing={amount === null ? '' : formatStanding(amount, tradeType, quotes)}
              />
            </>
          )}
        </FormField>
        <FormField of={watchForm} name="subject" />
        <Button
          tone="primary"
          full
          // Until the code has come, a press is noted and done later, where a browser would open the address of the form.
          type={phase === 'waiting' ? 'button' : 'submit'}
          data-press=""
          disabled={watch === null}
          aria-disabled={phase === 'sending'}
        >
          {isBlank && !isOfQuote ? '가격 상관없이 알림 걸기' : '알림 걸기'}
        </Button>
        {after}
      </Form>
    </Panel>
  );
}

function PriceInput({ onChange, ...props }: ControlProps<string>) {
  return (
    <span className={props['aria-invalid'] ? 'in bad' : 'in'}>
      <input {...props} autoComplete="off" spellCheck={false} onChange={(event) => onChange(event.target.value)} />
      {props.value !== '' && (
        <IconButton label="지우기" onClick={() => onChange('')}>
          <CloseIcon size={14} />
        </IconButton>
      )}
    </span>
  );
}
