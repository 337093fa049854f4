import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { navigate } from '#platform/client/navigate.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { countSet } from '../../../table/choice-field.ts';
import { DeskFilters, DeskPick, DeskStates, DeskWords } from '../../../table/ui/desk-filters.tsx';
import tableCss from '../../../table/ui/desk-table.module.css';
import type { DeskFactCounts } from '../../fact-row-desk.contract.ts';
import { entityPath } from '../../row/row-paths.ts';
import { createFactFilter, type FactSearch, filteredFields } from '../fact-list.params.ts';

/** Leads to the table of another entity. */
function EntityPick({ entity }: { entity: EntityName }) {
  return (
    <label className={tableCss.pick}>
      <span>자료</span>
      <select
        value={entity}
        onChange={(event) => {
          // It is no filter of this table.
          event.stopPropagation();
          const chosen = ENTITIES.find((one) => one === event.target.value);
          if (chosen) navigate(entityPath(chosen));
        }}
      >
        {ENTITIES.map((one) => (
          <option key={one} value={one}>
            {entityLabel(one)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </label>
  );
}

interface FactFiltersProps {
  search: FactSearch;
  /** Undefined: not known yet. */
  counts: DeskFactCounts | undefined;
}

export function FactFilters({ search: { entity, of, sort, state }, counts }: FactFiltersProps) {
  const filter = createFactFilter(entity, counts);
  const isPhone = useWindowKind() !== 'desk';
  const order = <DeskPick of={filter} name="sort" />;
  return (
    <DeskFilters
      action={entityPath(entity)}
      label={`${entityLabel(entity)} 필터`}
      params={filter.params}
      count={countSet([...Object.values(of), sort, ...(isPhone ? [state] : [])])}
      first={
        <>
          <EntityPick entity={entity} />
          <DeskWords of={filter} name="q" />
          {!isPhone && <DeskStates of={filter} name="state" />}
        </>
      }
      aside={!isPhone && order}
    >
      {isPhone && <DeskPick of={filter} name="state" />}
      {filteredFields(entity).map((name) =>
        'choices' in filter.fields[name] ? (
          <DeskPick key={name} of={filter} name={name} />
        ) : (
          <DeskWords key={name} of={filter} name={name} />
        ),
      )}
      {isPhone && order}
    </DeskFilters>
  );
}
