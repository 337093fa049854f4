import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { OwnTrade } from '../../../trades/trade.contract.ts';
import { TRADE_TYPE_LABELS } from '../../../trades/trade.labels.ts';
import { cancelTrade } from '../../../trades/trade-endpoints.contract.ts';
import { useTradeChange } from './use-trade-change.ts';

const cancelForm = defineForm({ fields: {} });

interface EndDialogProps {
  trade: OwnTrade;
  onClose: () => void;
}

export default function CancelDialog({ trade, onClose }: EndDialogProps) {
  const { phase, message, submit } = useTradeChange(cancelForm, {
    endpoint: cancelTrade,
    toInput: () => ({ params: { id: trade.id } }),
    done: '거래를 내렸습니다',
    onClose,
  });
  return (
    <Dialog open onClose={onClose} label="거래 내리기">
      <p>
        {trade.item.name} {TRADE_TYPE_LABELS[trade.tradeType]} 글을 내릴까요?
      </p>
      <p className="dim">목록에서 내려가고 되돌릴 수 없습니다. 같은 내용으로 다시 올릴 수는 있습니다.</p>
      {message?.text && (
        <p className="meta up" role="alert">
          {message.text}
        </p>
      )}
      <span className="row">
        <Button tone="danger" aria-disabled={phase === 'sending'} onClick={() => submit()}>
          거래 내리기
        </Button>
        <Button tone="ghost" onClick={onClose}>
          그대로 두기
        </Button>
      </span>
    </Dialog>
  );
}
