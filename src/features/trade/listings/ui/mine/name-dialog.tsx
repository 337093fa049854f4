import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { nameCounterpart } from '../../../trades/counterpart.contract.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { counterpartForm } from './counterpart-form.ts';
import css from './my-trades.module.css';
import { useTradeChange } from './use-trade-change.ts';

export default function NameDialog({ trade, onClose }: { trade: ListedTrade; onClose: () => void }) {
  const submission = useTradeChange(counterpartForm, {
    endpoint: nameCounterpart,
    stored: draftOnPage(`counterpart:${trade.id}`),
    toInput: (body) => ({ params: { id: trade.id }, body }),
    done: '상대에게 맞는지 물어봅니다',
    onClose,
  });
  const { phase, message } = submission;
  return (
    <Dialog open onClose={onClose} label="거래한 상대">
      <Form of={counterpartForm} submission={submission} id="name" className="stack gap-3 w-full">
        <p>{trade.item.name} 거래를 누구와 했나요?</p>
        <FormField
          of={counterpartForm}
          name="counterpart"
          className={css.counterpart}
          issue={message?.text || undefined}
        />
        <Button type="submit" tone="primary" full aria-disabled={phase === 'sending'}>
          물어보기
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </Form>
    </Dialog>
  );
}
