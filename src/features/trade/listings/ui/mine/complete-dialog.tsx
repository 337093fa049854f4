import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { OwnTrade } from '../../../trades/trade.contract.ts';
import { completeTrade } from '../../../trades/trade-endpoints.contract.ts';
import { CounterpartField } from './counterpart-field.tsx';
import { useTradeChange } from './use-trade-change.ts';

const NOT_NAMED_NOTE = '거래를 완료했지만 상대는 적지 못했습니다';
const NAME_LATER = '완료한 지 7일 안에 내 거래에서 적을 수 있습니다.';

export default function CompleteDialog({ trade, onClose }: { trade: OwnTrade; onClose: () => void }) {
  const draft = useDraft(draftOnPage<{ counterpart: string }>(`complete:${trade.id}`), { counterpart: '' });
  const { form, phase, issues, message, change, submit } = useTradeChange({
    endpoint: completeTrade,
    draft,
    parse: ({ counterpart }) => ({
      input: { params: { id: trade.id }, body: { counterpart: counterpart.trim() || undefined } },
    }),
    fields: ['counterpart'],
    done: '거래를 완료했습니다',
    noteOf: ({ notNamed }) => notNamed && { message: NOT_NAMED_NOTE, text: `${notNamed.message} ${NAME_LATER}` },
    onClose,
  });
  return (
    <Dialog open onClose={onClose} label="거래 완료">
      <form className="stack gap-3 w-full" ref={form} onSubmit={submit} noValidate>
        <p>{trade.item.name} 거래를 마쳤나요?</p>
        <CounterpartField
          label="거래한 상대 (안 적어도 됩니다)"
          value={draft.values.counterpart}
          error={issues.counterpart ?? message?.text}
          onChange={(counterpart) => change({ counterpart })}
        />
        <Button type="submit" tone="primary" full aria-disabled={phase === 'sending'}>
          완료
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </form>
    </Dialog>
  );
}
