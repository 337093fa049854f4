import { CORRECTION_STATE, type CorrectionState } from '#features/content/corrections/correction.contract.ts';
import { CORRECTION_STATE_NAMES } from '#features/content/corrections/correction.labels.ts';
import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { definePageParams } from '#shared/page-params.ts';
import { choiceField, wordsField } from '../table/choice-field.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const { open, accepted, dismissed } = CORRECTION_STATE;
const STATES = [
  [accepted, CORRECTION_STATE_NAMES[accepted] ?? ''],
  [dismissed, CORRECTION_STATE_NAMES[dismissed] ?? ''],
] as const;

export const correctionFilter = {
  fields: {
    q: wordsField({ title: '제보 찾기', placeholder: '이름, 번호' }),
    /** Absent: those that wait. */
    state: choiceField({ title: '상태', any: '대기', choices: STATES }),
    entity: choiceField({
      title: '종류',
      any: '전체',
      choices: ENTITIES.map((entity) => [entity, entityLabel(entity)] as const),
    }),
  },
};
export const correctionListParams = definePageParams({ data: { ...correctionFilter.fields, ...openRowParam } });

export interface CorrectionSearch {
  readonly state: CorrectionState;
  readonly entity?: EntityName | undefined;
  readonly q?: string | undefined;
}

export function readCorrectionSearch(query: URLSearchParams): CorrectionSearch {
  const { q, state = open, entity } = correctionListParams.read(query);
  return { state, entity, q };
}
