import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Appeal } from '#features/people/require-login/ui/public/appeal.tsx';
import type { FormState } from '#platform/client/form/use-form.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Checkbox } from '#ui/components/field.tsx';
import type { ItemQuotes } from '../../../quotes/quote.contract.ts';
import { quotedMedian } from '../../../quotes/ui/public/listing-quote.rules.ts';
import { Price } from '../../../quotes/ui/public/price.tsx';
import type { Trade } from '../../../trades/trade.contract.ts';
import css from './form.module.css';
import { againstQuote, isFarOff, toMeasure } from './price-sense.rules.ts';
import type { TradeFormDefinition } from './trade-fields.ts';
import { parsePrice } from './trade-form.rules.ts';

const PRESS_AND_HOLD_MS = 800;

interface PressAndHoldButtonProps {
  disabled?: boolean;
  describedBy: string;
  onConfirmed: () => void;
  children: ReactNode;
}

function PressAndHoldButton({ disabled = false, describedBy, onConfirmed, children }: PressAndHoldButtonProps) {
  const [isPaused, setPaused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const confirmed = useRef(onConfirmed);
  useEffect(() => {
    confirmed.current = onConfirmed;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin(): void {
    if (disabled || isPaused) return;
    setPaused(true);
    timer.current = setTimeout(() => {
      setPaused(false);
      confirmed.current();
    }, PRESS_AND_HOLD_MS);
  }
  function end(): void {
    clearTimeout(timer.current);
    setPaused(false);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Suppresses the click of the key; a repeating key counts as one press.
    event.preventDefault();
    if (!event.repeat) begin();
  }

  return (
    <button
      // Enter in a field focuses this button; the form ignores a mere click.
      type="submit"
      className={classNames('btn primary', css.plate, isPaused && css.pressed)}
      disabled={disabled}
      aria-describedby={describedBy}
      onPointerDown={(event) => event.button === 0 && begin()}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyUp={end}
      onBlur={end}
    >
      {children}
    </button>
  );
}

interface SubmitRowProps {
  item: { id: number; name: string };
  submission: FormState<TradeFormDefinition['fields']>;
  quotes: ItemQuotes;
  replaced: Trade | null;
}

const PRESS_AND_HOLD_HINT = 'trade-hold-hint';

/** A price that is probably a typing error must be confirmed, by press and hold or by a checkbox. */
export function SubmitRow({ item, submission, quotes, replaced }: SubmitRowProps) {
  const { values, phase, message, submit } = submission;
  const [isWaiting, isSending] = [phase === 'waiting', phase === 'sending'];
  const price = parsePrice(values);
  const median = quotedMedian(toMeasure(quotes, values.tradeType).quote);
  const [sureOf, setSureOf] = useState<number | null>(null);
  const isDoubtful = price !== null && median !== null && isFarOff(price, median);
  const isPaused = isDoubtful && sureOf !== price;
  return (
    <>
      {isDoubtful && (
        <div className={`note bad ${css.doubt}`} id={PRESS_AND_HOLD_HINT}>
          <p>
            <b>{formatAmount(price)}</b>은 시세 {formatAmount(median)}의 <b>{formatTimes(price, median)}</b>입니다. 0을
            더 쓰거나 덜 쓰지 않았는지 보세요.
          </p>
          <Checkbox
            label="가격을 확인했습니다"
            checked={sureOf === price}
            onChange={(event) => setSureOf(event.target.checked ? price : null)}
          />
        </div>
      )}
      <div className="submit">
        <div className={classNames('grow', css.remark, message && css.answered)}>
          <p className="meta" id="trade-submit-note">
            {replaced ? (
              <>
                기존 {item.name} 글 <b>1건은 자동으로 내려갑니다</b>
              </>
            ) : (
              '같은 아이템은 글 하나만 올릴 수 있습니다'
            )}
          </p>
          <p className="meta up" role="alert">
            {message?.text} {message?.code === 'NOT_ALLOWED' && <Appeal />}
          </p>
        </div>
        <ButtonLink href={`/trade/${item.id}`}>취소</ButtonLink>
        {isPaused ? (
          <PressAndHoldSubmit disabled={isWaiting} onSend={submit} />
        ) : (
          <Button type="submit" tone="primary" disabled={isWaiting} aria-disabled={isSending} className="wide">
            {isSending ? '올리는 중' : '올리기'}
          </Button>
        )}
      </div>
      <ActionBar text={price !== null && <Price amount={price} />}>
        <Button type="submit" tone="primary" disabled={isWaiting} aria-disabled={isSending}>
          {isSending ? '올리는 중' : isPaused ? '가격 확인하고 올리기' : '올리기'}
        </Button>
      </ActionBar>
    </>
  );
}

function PressAndHoldSubmit({ disabled, onSend }: { disabled: boolean; onSend: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const lead = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      place.current?.querySelector('button')?.focus();
    };
    // Runs before the form's own handler, so that Enter does not submit a doubtful price.
    form?.addEventListener('submit', lead, { capture: true });
    return () => form?.removeEventListener('submit', lead, { capture: true });
  }, []);
  return (
    <span ref={place}>
      <PressAndHoldButton disabled={disabled} describedBy={PRESS_AND_HOLD_HINT} onConfirmed={onSend}>
        꾹 눌러 올리기
      </PressAndHoldButton>
    </span>
  );
}

function formatTimes(price: number, median: number): string {
  if (price >= median) return againstQuote(price, median).text;
  return `${Math.max(Math.round(median / price), 3)}분의 1`;
}
