import { CORRECTION_STATE, type OperatorCorrection } from '#features/content/corrections/correction.contract.ts';
import { CONFIDENCE_LABELS } from '#features/game-data/entities/define-field.ts';
import { entityLabel, fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { GatheredEdit } from '../data/edit-set.ts';

type Row = OperatorCorrection;

/** Whether an operator of the level may make the proposed value the one in force. */
export function canAccept({ entity, field, state, nowText }: Row, level: OperatorLevel): boolean {
  const lowest = fieldOf(entity, field)?.level ?? 0;
  return state === CORRECTION_STATE.open && nowText !== null && level <= lowest;
}

/** The proposed value as it waits in the edit set. Applying the set answers the corrections that it equals. */
export function toGatheredEdit(row: Row): GatheredEdit {
  const { entity, rowId, field, name, value, text, now, nowText, version } = row;
  const before = { before: now, beforeText: nowText ?? '' };
  return { entity, rowId, field, name, value, text, ...before, version: version ?? 0 };
}

export function rowPath({ entity, rowId }: Pick<Row, 'entity' | 'rowId'>): string {
  return `/operator/data/${entity}/${rowId}`;
}

export function entityTag({ entity }: Pick<Row, 'entity'>): string {
  return entityLabel(entity);
}

/** `450,000 → 452,000` */
export function changeText({ nowText, presentText, text }: Pick<Row, 'nowText' | 'presentText' | 'text'>): string {
  return `${nowText ?? presentText} → ${text}`;
}

export function countText(count: number): string {
  return `${formatDigits(count)}건`;
}

/** Tells apart what became of the row since the proposal. */
export function remarkText({ nowText, isChanged, now, value }: Pick<Row, 'nowText' | 'isChanged' | 'now' | 'value'>) {
  if (nowText === null) return '게임 자료에서 빠진 줄입니다.';
  if (JSON.stringify(now) === JSON.stringify(value)) return '지금 값이 이미 제보한 값과 같습니다.';
  return isChanged ? '제보한 뒤에 값이 바뀌었습니다.' : undefined;
}

/** `재현 서버, 낮음` */
export function sourceText({ rowSources, rowConfidence }: Pick<Row, 'rowSources' | 'rowConfidence'>): string {
  const confidence = rowConfidence === null ? [] : [`신뢰도 ${CONFIDENCE_LABELS[rowConfidence]}`];
  return [...rowSources, ...confidence].join(', ') || '없음';
}

/** The list `누르면`. */
export function decisionEffects(row: Pick<Row, 'count' | 'others' | 'label'>, isAccepted: boolean): string[] {
  return [
    ...(isAccepted ? [`${row.label} 값이 바로 바뀝니다`] : []),
    `제보한 ${formatDigits(row.count)}명에게 답변을 알립니다`,
    ...(row.others.length > 0 ? ['이 항목의 다른 제보는 그대로 남습니다'] : []),
  ];
}
