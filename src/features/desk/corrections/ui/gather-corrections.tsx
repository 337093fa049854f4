import { useState } from 'react';
import type { OperatorCorrection } from '#features/content/corrections/correction.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { useEditSet } from '../../data/ui/edit-set-store.ts';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { canAccept, toGatheredEdit } from '../correction-row.labels.ts';

interface GatherCorrectionsProps {
  rows: readonly OperatorCorrection[];
  onDone: (result: string) => void;
}

/** Puts the ticked values into the operator's edit set, to be applied together. */
export function GatherCorrections({ rows, onDone }: GatherCorrectionsProps) {
  const set = useEditSet();
  const level = useOwnLevel();
  const [isFull, setFull] = useState(false);
  const gathered = rows.filter((row) => canAccept(row, level));
  function gather(): void {
    const isAdded = set.add(gathered.map(toGatheredEdit));
    setFull(!isAdded);
    if (isAdded) onDone(`변경 모음에 ${formatDigits(gathered.length)}개 값을 담았습니다.`);
  }
  return (
    <>
      {isFull && (
        <span className="meta up" role="alert">
          변경 모음에는 200개까지 담을 수 있습니다.
        </span>
      )}
      <button type="button" className="btn sm" disabled={gathered.length === 0} onClick={gather}>
        변경 모음에 담기
      </button>
    </>
  );
}
