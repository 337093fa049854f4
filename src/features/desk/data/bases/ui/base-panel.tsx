import { useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import type { ActEffect } from '../../../acts/act-effect.ts';
import { ActError, EffectsList } from '../../../acts/ui/effects-list.tsx';
import { DeskPanel } from '../../../table/ui/desk-panel.tsx';
import { changesSentence } from '../../differences/difference.labels.ts';
import { followProject } from '../../fact-base-desk.contract.ts';
import { readFaults } from '../../faults/fault.rules.ts';
import { FaultTable } from '../../faults/ui/fault-table.tsx';
import { missedText, standsOnText } from '../base.labels.ts';
import { type BaseRow, baseMutations } from './base-query.ts';

interface BasePanelProps {
  base: BaseRow;
  /** The last version of the facts. */
  version: number;
  onDone: () => void;
}

/** An entity's base, and the way back to the releases for one that has left them. */
export function BasePanel({ base, version, onDone }: BasePanelProps) {
  const { label, follows, rows, since } = base;
  const [isOpen, setOpen] = useState(false);
  const canFollow = follows === 'own';
  return (
    <DeskPanel
      title={label}
      acts={
        canFollow &&
        !isOpen && (
          <button type="button" className="btn" data-decide onClick={() => setOpen(true)}>
            <span>다시 따르기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
          </button>
        )
      }
    >
      <KeyValues
        rows={[
          { label: '상태', value: canFollow ? '올린 파일을 씁니다' : '릴리스를 따릅니다' },
          { label: '기본값', value: standsOnText(base) },
          { label: '줄 수', value: formatDigits(rows) },
          { label: '적용', value: since === null ? '알 수 없음' : formatDateTime(since) },
          ...(canFollow ? [{ label: '받지 않은 변경', value: missedText(base) }] : []),
        ]}
      />
      {canFollow && isOpen && <FollowForm {...{ base, version, onDone }} onClose={() => setOpen(false)} />}
    </DeskPanel>
  );
}

/** Asks once more, with what changes in numbers. */
function FollowForm({ base, version, onDone, onClose }: BasePanelProps & { onClose: () => void }) {
  const { entity, missed } = base;
  const act = useAct();
  const [faults, setFaults] = useState(readFaults({}));
  const effects: ActEffect[] = [
    missed === null
      ? '릴리스와 값이 같아 달라지는 줄이 없습니다'
      : `${missed.release === null ? '릴리스의 값이' : `릴리스 ${missed.release}의 값이`} 됩니다: ${changesSentence(missed)}`,
    '고친 값은 그대로 그 위에 남습니다',
    { kind: 'time', text: '다음 릴리스부터 저절로 적용됩니다' },
  ];
  async function follow(): Promise<void> {
    setFaults(readFaults({}));
    const input = { params: { entity }, body: { follow: 'project' as const, version } };
    const send = () =>
      call(followProject, input).catch((error: unknown) => {
        if (error instanceof ApiError) setFaults(readFaults(error.data));
        throw error;
      });
    if (await act.run(baseMutations.follow, input, send)) onDone();
  }
  return (
    <>
      <div className="pad stack">
        <EffectsList effects={effects} />
        <div className="row justify-end">
          <Button onClick={onClose}>취소</Button>
          <Button tone="primary" data-main-act aria-disabled={act.isSending} onClick={() => void follow()}>
            {act.isSending ? '적용하는 중' : '다시 릴리스 따르기'}
          </Button>
        </div>
      </div>
      <ActError error={act.error} />
      {faults.faultCount > 0 && <FaultTable {...faults} />}
    </>
  );
}
