import type { ReactNode } from 'react';
import { FilterField } from '#features/game-data/ui/public/filter-bar.tsx';
import { FilterForm, type FilterFormProps, useFilterText } from '#features/game-data/ui/public/filter-form.tsx';
import { FilterSheet, FilterSheetOpener } from '#features/game-data/ui/public/filter-sheet.tsx';
import type { ControlField } from '#shared/filter-fields.ts';
import { SearchField } from '#ui/components/search-field.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import css from './desk-table.module.css';

const PATIENCE_MS = 250;

interface DeskFiltersProps extends Omit<FilterFormProps, 'children'> {
  /** Always in sight: the search field and the choice of states. */
  first?: ReactNode;
  /** Number of filters in the sheet that are set. */
  count: number;
  /** At the right: the sort, a count. */
  aside?: ReactNode;
  /** Picks; on phones in a sheet. */
  children?: ReactNode;
}

/** The filters of a list in one row over the whole width. */
export function DeskFilters({ first, count, aside, children, ...form }: DeskFiltersProps) {
  return (
    <FilterForm patienceMs={PATIENCE_MS} {...form}>
      <div className={css.filters}>
        {first}
        {children && (
          <>
            <FilterSheetOpener count={count} />
            <FilterSheet className={css.sheet} titleClass={css.sheetTitle}>
              {children}
            </FilterSheet>
          </>
        )}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </FilterForm>
  );
}

interface DeskPickProps<Name extends string> {
  of: { readonly fields: Readonly<Record<Name, ControlField>> };
  name: NoInfer<Name>;
}

/** A choice of many: its label faint, its value bright, golden where it is not the usual one. */
export function DeskPick<Name extends string>({ of, name }: DeskPickProps<Name>) {
  const text = useFilterText(name);
  const { title = '', choices = [] } = of.fields[name];
  return (
    <label className={css.pick} data-set={text === '' ? undefined : ''}>
      <span>{title}</span>
      <select name={name} defaultValue={text}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </label>
  );
}

/** The field for words of the list. */
export function DeskWords<Name extends string>({ of, name }: DeskPickProps<Name>) {
  const text = useFilterText(name);
  const { kind, title = '', placeholder = title } = of.fields[name];
  return (
    <div className={css.words}>
      <SearchField
        small
        name={name}
        aria-label={title}
        placeholder={placeholder}
        defaultValue={text}
        {...(kind.type === 'words' && { 'data-max-letters': kind.max })}
      />
    </div>
  );
}

/** The choice of states, side by side. */
export function DeskStates<Name extends string>({ of, name }: DeskPickProps<Name>) {
  return <FilterField of={of} name={name} look="seg" className={`sm ${css.states}`} />;
}
