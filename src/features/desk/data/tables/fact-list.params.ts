import type { EntityName, FieldType } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf, fieldsOf, getEntity } from '#features/game-data/entities/entity-fields.rules.ts';
import { REGION_NAMES } from '#features/game-data/region.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { definePageParams } from '#shared/page-params.ts';
import { choiceField, wordsField } from '../../table/choice-field.ts';
import type { DeskFactCounts } from '../fact-row-desk.contract.ts';

const MAX_WORDS = 80;

/** Filters of rows, of which one is set at most. */
export const FACT_STATES = [
  ['overridden', '수정됨'],
  ['conflict', '충돌'],
  ['proposed', '제보'],
  ['doubt', '의심'],
  ['sleeping', '적용 안 됨'],
  ['removed', '뺀 줄'],
] as const;
export type FactState = (typeof FACT_STATES)[number][0];

/** Fields by whose names rows are filtered, where the entity has them. */
const OF_FIELDS = ['dungeon', 'map', 'item', 'region', 'type'] as const;
type OfField = (typeof OF_FIELDS)[number];

const isSorted = ({ kind }: FieldType) => kind === 'number' || kind === 'tile';

/** By number unless another is chosen. */
function listOrders(entity: EntityName): (readonly [string, string])[] {
  const title = getEntity(entity).title[0] ?? 'name';
  const numbers = fieldsOf(entity).filter(({ isColumn, type, name }) => isColumn && name !== 'id' && isSorted(type));
  return [
    [title, '가나다순'],
    ...numbers.flatMap(({ name, label }) => [
      [`-${name}`, `${label} 높은 순`] as const,
      [name, `${label} 낮은 순`] as const,
    ]),
  ];
}

function findChoices(entity: EntityName, name: OfField): readonly (readonly [string, string])[] | undefined {
  const type = fieldOf(entity, name)?.type;
  if (name === 'region') return Object.entries(REGION_NAMES).map(([, label]) => [label, label] as const);
  if (type?.kind !== 'choice') return undefined;
  return type.choices.map(({ value, label }) => [String(value), label] as const);
}

function ofField(entity: EntityName, name: OfField) {
  const title = fieldOf(entity, name)?.label ?? '';
  const choices = findChoices(entity, name);
  return choices
    ? choiceField({ title, any: '전체', choices })
    : wordsField({ title, placeholder: `${title} 이름`, max: MAX_WORDS });
}

export function filteredFields(entity: EntityName): OfField[] {
  return OF_FIELDS.filter((name) => fieldOf(entity, name) !== undefined);
}

/** The filter of an entity's table, which has only the fields of that entity. */
export function createFactFilter(entity: EntityName, counts?: DeskFactCounts) {
  const states = FACT_STATES.map(
    ([state, label]) => [state, counts ? `${label} ${formatDigits(counts[state])}` : label] as const,
  );
  const fields = {
    q: wordsField({ title: '찾기', placeholder: '이름, 초성, 번호', max: MAX_WORDS }),
    state: choiceField({ title: '상태', any: '전체', choices: states }),
    dungeon: ofField(entity, 'dungeon'),
    map: ofField(entity, 'map'),
    item: ofField(entity, 'item'),
    region: ofField(entity, 'region'),
    type: ofField(entity, 'type'),
    sort: choiceField({ title: '정렬', any: '기본', choices: listOrders(entity) }),
  };
  return { fields, params: definePageParams({ data: fields }) };
}

export interface FactSearch {
  readonly entity: EntityName;
  readonly q?: string | undefined;
  readonly state?: FactState | undefined;
  readonly of: { readonly [Name in OfField]?: string };
  readonly sort?: string | undefined;
}

export function readFactSearch(entity: EntityName, query: URLSearchParams): FactSearch {
  const { q, state, sort, ...others } = createFactFilter(entity).params.read(query);
  const of = filteredFields(entity).flatMap((name) => {
    const value = others[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { entity, q, state, of: Object.fromEntries(of), sort };
}
