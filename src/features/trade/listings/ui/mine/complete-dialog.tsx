import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { OwnTrade } from '../../../trades/trade.contract.ts';
import { completeTrade } from '../../../trades/trade-endpoints.contract.ts';
import { completionForm } from './counterpart-form.ts';
import css from './my-trades.module.css';
import { useTradeChange } from './use-trade-change.ts';

const NOT_NAMED_NOTE = '거래를 완료했지만 상대는 적지 못했습니다';
const NAME_LATER = '완료한 지 7일 안에 내 거래에서 적을 수 있습니다.';

export default function CompleteDialog({ trade, onClose }: { trade: OwnTrade; onClose: () => void }) {
  const submission = useTradeChange(completionForm, {
    endpoint: completeTrade,
    stored: draftOnPage(`complete:${trade.id}`),
    toInput: ({ counterpart }) => ({ params: { id: trade.id }, body: { counterpart: counterpart || undefined } }),
    done: '거래를 완료했습니다',
    noteOf: ({ notNamed }) => notNamed && { message: NOT_NAMED_NOTE, text: `${notNamed.message} ${NAME_LATER}` },
    onClose,
  });
  const { phase, message } = submission;
  return (
    <Dialog open onClose={onClose} label="거래 완료">
      <Form of={completionForm} submission={submission} id="complete" className="stack gap-3 w-full">
        <p>{trade.item.name} 거래를 마쳤나요?</p>
        <FormField
          of={completionForm}
          name="counterpart"
          className={css.counterpart}
          issue={message?.text || undefined}
        />
        <Button type="submit" tone="primary" full aria-disabled={phase === 'sending'}>
          완료
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </Form>
    </Dialog>
  );
}
