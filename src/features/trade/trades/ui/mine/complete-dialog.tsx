import { type FormEvent, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { OwnTrade } from '../../trade.contract.ts';
import { completeTrade } from '../../trade-endpoints.contract.ts';
import { changeTrade } from './change-trade.ts';

const MAX_NAME_LENGTH = 12;

/** Ends a trade as made; the other player may be named, and is told. */
export default function CompleteDialog({ trade, onClose }: { trade: OwnTrade; onClose: () => void }) {
  'use memo';
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const complete = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    setRunning(true);
    const counterpart = name.trim() || undefined;
    const wrong = await changeTrade({
      change: () => call(completeTrade, { params: { id: trade.id }, body: { counterpart } }),
      done: '거래를 완료했습니다',
    });
    setRunning(false);
    if (wrong === undefined) onClose();
    else setFault(wrong);
  };
  return (
    <Dialog open onClose={onClose} label="거래 완료">
      <form className="end-trade" onSubmit={(event) => void complete(event)} noValidate>
        <p>{trade.item.name} 거래를 마쳤나요?</p>
        <Field
          label="거래한 상대 (안 적어도 됩니다)"
          id="counterpart"
          hint="적으면 상대의 알림에 남습니다"
          error={fault}
        >
          <TextInput
            id="counterpart"
            value={name}
            maxLength={MAX_NAME_LENGTH}
            placeholder="이 사이트의 캐릭터 이름"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="counterpart-hint"
            aria-invalid={fault !== undefined || undefined}
            onChange={(event) => {
              setName(event.target.value);
              setFault(undefined);
            }}
          />
        </Field>
        <Button type="submit" tone="primary" full aria-disabled={isRunning}>
          완료
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          그만두기
        </Button>
      </form>
    </Dialog>
  );
}
