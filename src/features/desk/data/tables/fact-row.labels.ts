import { entityLabel, fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { EditSet, GatheredEdit } from '../edit-set.ts';
import type { DeskVerdict } from '../fact-change-desk.contract.ts';
import type { DeskFactRow } from '../fact-row-desk.contract.ts';

interface RowTag {
  readonly text: string;
  readonly tone?: 'warn';
}

/** Gold makes work. */
export function rowTags(row: DeskFactRow): RowTag[] {
  const { state, conflicts, overridden, proposed, doubts, isAdded } = row;
  return [
    ...(conflicts.length > 0 ? [{ text: '충돌', tone: 'warn' as const }] : []),
    ...(proposed > 0 ? [{ text: `제보 ${formatDigits(proposed)}` }] : []),
    ...(state === 'asleep' ? [{ text: '적용 안 됨' }] : []),
    ...(state === 'removed' ? [{ text: '뺀 줄' }] : []),
    ...(isAdded ? [{ text: '추가함' }] : overridden.length > 0 && conflicts.length === 0 ? [{ text: '수정됨' }] : []),
    ...(doubts > 0 ? [{ text: '의심' }] : []),
  ];
}

export const editLabel = ({ entity, field }: Pick<GatheredEdit, 'entity' | 'field'>) =>
  fieldOf(entity, field)?.label ?? field;

/** `체력 변경` */
export function changedText(edits: EditSet): string {
  return `${edits.map(editLabel).join(', ')} 변경`;
}

/** `몬스터 5개, 드롭 2개` */
export function countEdits(edits: EditSet): string {
  const entities = [...new Set(edits.map(({ entity }) => entity))];
  return entities
    .map((one) => `${entityLabel(one)} ${formatDigits(edits.filter(({ entity }) => entity === one).length)}개`)
    .join(', ');
}

type Place = Pick<GatheredEdit, 'entity' | 'rowId' | 'field'>;
const isAt = (edit: Place) => (one: Place) =>
  one.entity === edit.entity && one.rowId === edit.rowId && one.field === edit.field;

/** Says of a right edit whose value it replaces and which corrections it equals. */
export function formatRemark(edit: GatheredEdit, verdict: DeskVerdict | undefined): string {
  if (!verdict) return '';
  const replaced = verdict.replaced.find(isAt(edit));
  const proposal = verdict.proposals.find(isAt(edit));
  return [
    replaced &&
      `${withParticle(replaced.by?.name ?? '운영자', '이/가')} ${formatMonthDay(replaced.at)}에 한 수정을 바꿉니다`,
    proposal && `제보 ${formatDigits(proposal.count)}건과 같은 값`,
    verdict.unchanged.some(isAt(edit)) && '지금 값과 같습니다',
  ]
    .filter(Boolean)
    .join(', ');
}
