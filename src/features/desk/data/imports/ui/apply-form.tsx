import { type ReactNode, useState } from 'react';
import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { factBases } from '../../bases/ui/base-query.ts';
import { changesSentence } from '../../differences/difference.labels.ts';
import { applyImport } from '../../fact-import-desk.contract.ts';
import { IMPORTS_PATH } from '../../facts-paths.ts';
import { readFaults } from '../../faults/fault.rules.ts';
import { FaultTable } from '../../faults/ui/fault-table.tsx';
import { isOutdated, obstacleText, untilText } from '../import.labels.ts';
import type { ImportActs } from './import-acts.ts';
import { applyMutation } from './import-query.ts';
import css from './imports.module.css';

type ApplyFormProps = Pick<ImportActs, 'onReread' | 'onApplied'> & { read: FactImport };

/** Applies the file, or says why it cannot be. */
export function ApplyForm({ read, onReread, onApplied }: ApplyFormProps) {
  const { id, version, changes, differenceCount, appliedAt } = read;
  const now = useNow() ?? Date.now();
  const { data: bases } = useLiveQuery(factBases);
  const act = useAct();
  const [faults, setFaults] = useState(readFaults({}));
  const [isRefused, setRefused] = useState(false);
  if (appliedAt !== null) return <Foot text={`적용했습니다. ${changesSentence(changes)}`} />;
  const lastVersion = bases?.version;
  const obstacle = obstacleText(read, { now, lastVersion });
  const needsUpload = isRefused || isOutdated(read, lastVersion) || Date.parse(read.until) <= now;
  async function apply(): Promise<void> {
    setFaults(readFaults({}));
    const input = { params: { id }, body: { version } };
    const send = () =>
      call(applyImport, input).catch((error: unknown) => {
        if (error instanceof ApiError) {
          setFaults(readFaults(error.data));
          setRefused(error.data.reason === 'CHANGED');
        }
        throw error;
      });
    if (await act.run(applyMutation, input, send)) onApplied?.();
  }
  return (
    <>
      {faults.faultCount > 0 && <FaultTable {...faults} />}
      <Foot text={obstacle ?? `${changesSentence(changes)} · ${untilText(read, now)}`} error={act.error}>
        {needsUpload && onReread && (
          <Button tone="primary" onClick={() => onReread()}>
            다시 올리기
          </Button>
        )}
        {needsUpload && !onReread && <ButtonLink href={IMPORTS_PATH}>파일 올리기로</ButtonLink>}
        {!needsUpload && (
          <Button
            tone="primary"
            disabled={obstacle !== undefined}
            aria-disabled={act.isSending}
            onClick={() => void apply()}
          >
            {act.isSending ? '적용하는 중' : `${formatDigits(differenceCount)}개 적용`}
          </Button>
        )}
      </Foot>
    </>
  );
}

function Foot({ text, error = null, children }: { text: string; error?: string | null; children?: ReactNode }) {
  return (
    <footer className={css.foot}>
      <p className="meta" role="status">
        {text}
      </p>
      {error !== null && (
        <p className="meta up" role="alert">
          {error}
        </p>
      )}
      {children && <span className={css.acts}>{children}</span>}
    </footer>
  );
}
