import type { ReactNode } from 'react';
import type { LiveList as Rows } from '#shared/live-list.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ListEnd } from './list-end.tsx';
import css from './live-list.module.css';
import { ErrorState } from './states.tsx';

interface LiveListProps {
  label: string;
  className?: string | undefined;
  heading: ReactNode;
  /** Stands right after the heading. */
  note?: ReactNode;
  /** Stands at the end of the head. */
  aside?: ReactNode;
  list: Pick<Rows<unknown>, 'rows' | 'next'> & Partial<Rows<unknown>>;
  isFirstPage: boolean;
  /** @param cursor null: the first page */
  hrefFrom(cursor: string | null): string;
  /** Announces rows that came since: `새 글`, and where they are too many to count: `새 글이 더 있습니다`. */
  newRows: { readonly label: string; readonly more: string; onShow(): void };
  loading: 'no' | 'yes' | 'failed';
  load(cursor: string | null): void;
  /** `거래를 더 가져오지 못했습니다.` */
  failed: string;
  /** The failure stands as in a list that failed as a whole. */
  isFailureBroad?: boolean;
  /** The next page comes by a press alone, where the page has more below the list. */
  isEndPressed?: boolean;
  empty?: ReactNode;
  /** The rows as they are drawn. */
  children: ReactNode;
}

/**
 * A list that the server draws and live events go on: its head with what came since, the rows, their end, which brings
 * the next page, and what stands where there are none.
 */
export function LiveList({
  label,
  className,
  heading,
  note,
  aside,
  list,
  isFirstPage,
  hrefFrom,
  newRows,
  loading,
  load,
  failed,
  isFailureBroad = false,
  isEndPressed = false,
  empty,
  children,
}: LiveListProps) {
  const { rows, next } = list;
  return (
    <section className={classNames('panel', className)} aria-label={label}>
      <header>
        <h2>{heading}</h2>
        {note}
        {!isFirstPage && (
          <a className="meta" href={hrefFrom(null)}>
            맨 앞으로
          </a>
        )}
        <NewRows list={list} {...newRows} />
        {aside}
      </header>
      {children}
      {rows.length === 0 && next === null && empty}
      {loading === 'failed' && <Failure text={failed} isBroad={isFailureBroad} onRetry={() => load(next)} />}
      {next !== null && loading !== 'failed' && (
        <ListEnd key={next} href={hrefFrom(next)} isPressed={isEndPressed} onReach={() => load(next)} />
      )}
    </section>
  );
}

interface NewRowsProps {
  list: LiveListProps['list'];
  label: string;
  more: string;
  onShow: () => void;
}

/** The number of new rows above a live list. Its height is constant, so that nothing moves when it appears. */
function NewRows({ list: { waiting = [], isBehind = false }, label, more, onShow }: NewRowsProps) {
  return (
    <span className="row" data-spoken="">
      {(waiting.length > 0 || isBehind) && (
        <>
          <span className="live">{isBehind ? more : `${label} ${waiting.length}건`}</span>
          <button type="button" className={css.show} onClick={onShow}>
            불러오기
          </button>
        </>
      )}
    </span>
  );
}

function Failure({ text, isBroad, onRetry }: { text: string; isBroad: boolean; onRetry: () => void }) {
  const retry = (
    <Button size="sm" onClick={onRetry}>
      다시 시도
    </Button>
  );
  if (isBroad) return <ErrorState text={text} hint="인터넷 연결을 확인해 주세요." action={retry} />;
  return (
    <p className="pad row small" role="alert">
      <span className="grow">{text} 인터넷 연결을 확인해 주세요.</span>
      {retry}
    </p>
  );
}
