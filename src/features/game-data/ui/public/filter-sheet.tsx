import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { FilterIcon } from '#ui/icons/filter-icon.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import css from './filter-sheet.module.css';

interface FilterSheetProps {
  /** Also used by the opener. A page has at most one sheet. */
  id: string;
  /** `86건 보기` */
  result: string;
  children: ReactNode;
}

/**
 * Fields of a filter form: on phones in a sheet over the page, which its opener shows; elsewhere a part of the form.
 */
export function FilterSheet({ id, result, children }: FilterSheetProps) {
  const title = `${id}-title`;
  return (
    <section className={css.sheet} id={id} popover="auto" aria-labelledby={title}>
      <div className={`frow narrow ${css.title}`}>
        <h2 id={title} className="h2 grow">
          필터
        </h2>
        <button type="button" className="iconbtn" aria-label="필터 닫기" popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </button>
      </div>
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
    </section>
  );
}

interface FilterSheetOpenerProps {
  id: string;
  /** Number of filters in the sheet that are set. */
  count: number;
  className?: string | undefined;
}

export function FilterSheetOpener({ id, count, className }: FilterSheetOpenerProps) {
  return (
    <button type="button" className={classNames('btn narrow', className)} popoverTarget={id}>
      <FilterIcon />
      필터{count > 0 && <span className="own-text">{` ${count}`}</span>}
    </button>
  );
}
