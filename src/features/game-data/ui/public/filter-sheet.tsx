import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { FilterIcon } from '#ui/icons/filter-icon.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';

/** A page has at most one sheet. */
const SHEET_ID = 'filters';
const TITLE_ID = 'filters-title';

interface OpenerProps {
  className?: string | undefined;
  /** Number of filters in the sheet that are set. */
  count: number;
}

/** On phones: opens the sheet. */
export function FilterSheetOpener({ className, count }: OpenerProps) {
  return (
    <button type="button" className={classNames('btn narrow', className)} popoverTarget={SHEET_ID}>
      <FilterIcon />
      필터{count > 0 && <span className="own-text">{` ${count}`}</span>}
    </button>
  );
}

interface FilterSheetProps {
  className: string | undefined;
  titleClass: string | undefined;
  children: ReactNode;
}

/** Filters that are a part of the form, and on phones in a sheet over the page. */
export function FilterSheet({ className, titleClass, children }: FilterSheetProps) {
  return (
    <section className={className} id={SHEET_ID} popover="auto" aria-labelledby={TITLE_ID}>
      <div className={classNames('narrow', titleClass)}>
        <h2 id={TITLE_ID} className="h2 grow">
          필터
        </h2>
        <button
          type="button"
          className="iconbtn"
          aria-label="필터 닫기"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </section>
  );
}
