import type { OperatorCorrection } from '#features/content/corrections/correction.contract.ts';

/** An open proposal for the experience of a monster. */
export function operatorCorrection(id: number, parts: Partial<OperatorCorrection> = {}): OperatorCorrection {
  return {
    ...{ id, entity: 'monsters', rowId: 214, name: '처녀귀신', field: 'exp', label: '경험치' },
    ...{ present: 450_000, presentText: '450,000', now: 450_000, nowText: '450,000', value: 452_000, text: '452,000' },
    ...{ count: 5, firstAt: '2026-11-30T01:00:00.000Z', comments: ['흉가 2층에서 봤습니다.'], sources: ['게임'] },
    ...{ isChanged: false, version: 88, rowSources: ['재현 서버'], rowConfidence: 'medium', names: {} },
    ...{ others: [{ id: id + 1, text: '453,000', count: 1 }], state: 1, answer: null, decidedAt: null, by: null },
    ...parts,
  };
}
