import { useDraft } from '#platform/client/use-draft.ts';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { OwnTrade } from '../../trade.contract.ts';
import { completeTrade } from '../../trade-endpoints.contract.ts';
import css from './my-trades.module.css';
import { useTradeChange } from './use-trade-change.ts';

const MAX_NAME_LENGTH = 12;

export default function CompleteDialog({ trade, onClose }: { trade: OwnTrade; onClose: () => void }) {
  const draft = useDraft(null, { name: '' });
  const { form, phase, message, change, submit } = useTradeChange({
    endpoint: completeTrade,
    draft,
    parse: ({ name }) => ({ input: { params: { id: trade.id }, body: { counterpart: name.trim() || undefined } } }),
    done: '거래를 완료했습니다',
    onClose,
  });
  return (
    <Dialog open onClose={onClose} label="거래 완료">
      <form className="stack gap-3 w-full" ref={form} onSubmit={submit} noValidate>
        <p>{trade.item.name} 거래를 마쳤나요?</p>
        <Field
          className={css.counterpart}
          label="거래한 상대 (안 적어도 됩니다)"
          id="counterpart"
          hint="적으면 상대의 알림에 남습니다"
          error={message?.text}
        >
          <TextInput
            id="counterpart"
            value={draft.values.name}
            maxLength={MAX_NAME_LENGTH}
            placeholder="이 사이트의 캐릭터 이름"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="counterpart-hint"
            aria-invalid={message !== null || undefined}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Button type="submit" tone="primary" full aria-disabled={phase === 'sending'}>
          완료
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          그만두기
        </Button>
      </form>
    </Dialog>
  );
}
