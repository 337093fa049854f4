import { useRef, useState } from 'react';
import type { ConflictDecision } from '#features/game-data/editing/fact-conflict.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { readFaults } from '../../faults/fault.rules.ts';
import { FaultTable } from '../../faults/ui/fault-table.tsx';
import { type ConflictChoices, type Take, withoutChoices } from '../conflict-choice.rules.ts';
import { decideAll, decideMutation } from './conflict-query.ts';
import css from './conflicts.module.css';

interface ConflictFootProps {
  decisions: readonly ConflictDecision[];
  /** Number of all conflicts. */
  count: number;
  canChoose: boolean;
  onChooseAll(take: Take): void;
  change(change: (choices: ConflictChoices) => ConflictChoices): void;
  onDone(text: string): void;
}

/** Chooses for all that are shown, and sends what is chosen. */
export function ConflictFoot({ decisions, count, canChoose, onChooseAll, change, onDone }: ConflictFootProps) {
  const act = useAct();
  const [faults, setFaults] = useState(readFaults({}));
  const last = useRef<number | null>(null);
  async function send(): Promise<void> {
    setFaults(readFaults({}));
    onDone('');
    const attempt = () =>
      decideAll(decisions, (ids, version) => {
        last.current = version ?? last.current;
        change((choices) => withoutChoices(choices, ids));
      }).catch((error: unknown) => {
        if (error instanceof ApiError) setFaults(readFaults(error.data));
        throw error;
      });
    const isDone = await act.run(decideMutation, { body: { decisions: [...decisions] } }, attempt);
    if (isDone) onDone(doneText(decisions.length, last.current));
  }
  const isIdle = decisions.length === 0 || act.isSending;
  return (
    <>
      {faults.faultCount > 0 && <FaultTable {...faults} />}
      <footer className={css.foot}>
        <span className="meta" role="status">
          {`${formatDigits(count)}개 가운데 ${formatDigits(decisions.length)}개를 골랐습니다`}
        </span>
        {act.error !== null && (
          <p className={`meta up ${css.error}`} role="alert">
            {act.error}
          </p>
        )}
        <span className={css.acts}>
          <Button disabled={!canChoose} onClick={() => onChooseAll('mine')}>
            모두 고친 값
          </Button>
          <Button disabled={!canChoose} onClick={() => onChooseAll('base')}>
            모두 새 기본값
          </Button>
          <Button
            {...(decisions.length > 0 && { tone: 'primary' as const })}
            disabled={isIdle}
            data-main-act
            onClick={() => void send()}
          >
            {act.isSending ? '적용하는 중' : `고른 ${formatDigits(decisions.length)}개 적용`}
          </Button>
        </span>
      </footer>
    </>
  );
}

function doneText(count: number, version: number | null): string {
  return `${formatDigits(count)}개를 정했습니다.${version === null ? '' : ` 버전 ${version}에 남았습니다.`}`;
}
