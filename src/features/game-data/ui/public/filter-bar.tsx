import type { ReactNode } from 'react';
import type { ControlField } from '#shared/filter-fields.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Checkbox, Select } from '#ui/components/field.tsx';
import { QueryField } from '#ui/form/query-field.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import css from './filter-bar.module.css';
import { FilterForm, type FilterFormProps, useFilterText } from './filter-form.tsx';
import { FilterSheet, FilterSheetOpener } from './filter-sheet.tsx';

interface FilterBarProps extends FilterFormProps {
  /** The row that is always shown. */
  first: ReactNode;
  firstClass?: string | undefined;
  openerClass?: string | undefined;
  /** Number of filters in the sheet that are set. */
  count: number;
  /** Label of the button that closes the sheet, `86건 보기`. */
  result?: string | undefined;
  /** Below the sheet. */
  foot?: ReactNode;
  /** Rows of the sheet, which is over the page on phones and a part of the form elsewhere. */
  children: ReactNode;
}

/** The filters of a list that has many: on phones all but the first row are in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { first, firstClass, openerClass, count, result = '결과 보기', foot, children, ...form } = props;
  return (
    <FilterForm {...form}>
      <div className={classNames('frow', firstClass)}>
        {first}
        <FilterSheetOpener className={openerClass} count={count} />
      </div>
      <FilterSheet className={css.sheet} titleClass={classNames('frow', css.title)}>
        {children}
        <div className="frow narrow">
          {/* With scripts every change is applied already; without, this submits the form. */}
          <button
            type="submit"
            className="btn primary full"
            onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            {result}
          </button>
        </div>
      </FilterSheet>
      {foot}
    </FilterForm>
  );
}

/** Longest text of an amount, which is written in words too. */
const MAX_AMOUNT_LENGTH = 20;

interface FilterFieldProps<Name extends string> {
  of: { readonly fields: Readonly<Record<Name, ControlField>> };
  name: NoInfer<Name>;
  /** Choices side by side. */
  look?: ChoicesLook;
  className?: string | undefined;
}

/** The control of a filter's field, with the words of its definition and the text of the address. */
export function FilterField<Name extends string>({ of, name, look, className }: FilterFieldProps<Name>) {
  const text = useFilterText(name);
  const field = of.fields[name];
  const { kind, title = '', label, choices, placeholder = title } = field;
  if (label) {
    return <Checkbox className={className} name={name} value="true" defaultChecked={text === 'true'} label={label} />;
  }
  const control = { className, name, 'aria-label': title, defaultValue: text };
  if (choices) {
    return look ? <Choices {...control} look={look} options={choices} /> : <Select {...control} options={choices} />;
  }
  const isWords = kind.type === 'words';
  return (
    <QueryField
      {...control}
      {...(isWords && { type: 'search', icon: <SearchIcon /> })}
      isMisread={text !== '' && field.read(text) === undefined}
      data-max-letters={isWords ? kind.max : MAX_AMOUNT_LENGTH}
      placeholder={placeholder}
    />
  );
}

type ChoicesLook = 'seg' | 'chips';

interface ChoicesProps {
  look: ChoicesLook;
  className: string | undefined;
  name: string;
  'aria-label': string;
  defaultValue: string;
  options: readonly { value: string; label: string }[];
}

/** Exclusive choices. They are radio buttons, so that they work without scripts too. */
function Choices({ look, className, name, defaultValue, options, ...rest }: ChoicesProps) {
  const isSeg = look === 'seg';
  return (
    <div {...rest} className={classNames(isSeg ? 'seg' : 'chips scroll', className)} role="radiogroup">
      {options.map(({ value, label }) => (
        <label key={value} className={isSeg ? undefined : 'chip'}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
