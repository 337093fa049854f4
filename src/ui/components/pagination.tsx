import { ChevronLeftIcon, ChevronRightIcon } from '../icons/page-icons.tsx';

export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Returns the first page, the current one with its neighbours, and the last one; 0 marks a gap. */
export function pagesToShow(page: number, pageCount: number): number[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount]);
  const shown = [...near].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [0, n];
  });
}

export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pages" aria-label="페이지">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          <ChevronLeftIcon label="이전 페이지" />
        </a>
      )}
      {pagesToShow(page, pageCount).map((n, index, all) =>
        n === 0 ? (
          <span key={`gap-${all[index - 1]}`}>…</span>
        ) : (
          <a
            key={n}
            href={hrefOf(n)}
            className={n === page ? 'on' : undefined}
            aria-current={n === page ? 'page' : undefined}
          >
            {n}
          </a>
        ),
      )}
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next">
          <ChevronRightIcon label="다음 페이지" />
        </a>
      )}
    </nav>
  );
}
