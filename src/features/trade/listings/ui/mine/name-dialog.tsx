import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { nameCounterpart } from '../../../trades/counterpart.contract.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { CounterpartField } from './counterpart-field.tsx';
import { useTradeChange } from './use-trade-change.ts';

const NAME_NEEDED = '거래한 상대의 이름을 적어 주세요.';

export default function NameDialog({ trade, onClose }: { trade: ListedTrade; onClose: () => void }) {
  const draft = useDraft(draftOnPage<{ counterpart: string }>(`counterpart:${trade.id}`), { counterpart: '' });
  const { form, phase, issues, message, change, submit } = useTradeChange({
    endpoint: nameCounterpart,
    draft,
    parse(values) {
      const counterpart = values.counterpart.trim();
      if (counterpart === '') return { issues: { counterpart: NAME_NEEDED } };
      return { input: { params: { id: trade.id }, body: { counterpart } } };
    },
    fields: ['counterpart'],
    done: '상대에게 맞는지 물어봅니다',
    onClose,
  });
  return (
    <Dialog open onClose={onClose} label="거래한 상대">
      <form className="stack gap-3 w-full" ref={form} onSubmit={submit} noValidate>
        <p>{trade.item.name} 거래를 누구와 했나요?</p>
        <CounterpartField
          label="거래한 상대"
          value={draft.values.counterpart}
          error={issues.counterpart ?? message?.text}
          onChange={(counterpart) => change({ counterpart })}
        />
        <Button type="submit" tone="primary" full aria-disabled={phase === 'sending'}>
          물어보기
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </form>
    </Dialog>
  );
}
