import { createContext, type ReactNode, use } from 'react';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { classNames } from '#ui/components/class-names.ts';
import { EmptyState } from '#ui/components/states.tsx';
import { CloseIcon, ExternalIcon } from '#ui/icons/icons.tsx';
import css from './desk-table.module.css';

export const ClosePanel = createContext<() => void>(() => undefined);

interface DeskPanelProps {
  title: string;
  tag?: ReactNode;
  /** A page of the row's own. */
  href?: string;
  /** The row's acts: the foot of the panel, on phones a bar above the tabs. */
  acts?: ReactNode;
  /** It belongs to the list: on phones it is no page of its own. */
  isBeside?: boolean;
  children: ReactNode;
}

/** The panel of the open row. */
export function DeskPanel({ title, tag, href, acts, isBeside = false, children }: DeskPanelProps) {
  const close = use(ClosePanel);
  const isPhone = useWindowKind() === 'phone';
  return (
    <>
      <aside className={`panel ${css.panel}`} aria-label={title}>
        <header>
          {/* On phones the row is the page. */}
          {isPhone && !isBeside ? <h1 className="h2">{title}</h1> : <h2>{title}</h2>}
          {tag}
          <span className="grow" />
          {href && (
            <a className="iconbtn sm" href={href} aria-label="한 화면으로 보기">
              <ExternalIcon />
            </a>
          )}
          <button type="button" className="iconbtn sm" aria-label="닫기" onClick={close}>
            <CloseIcon />
          </button>
        </header>
        {children}
        {acts && !isPhone && <footer className={css.acts}>{acts}</footer>}
      </aside>
      {acts && isPhone && <div className={`action-bar ${css.phoneActs}`}>{acts}</div>}
    </>
  );
}

/** A heading within a panel, whose title on phones is that of the page. */
export function PanelHeading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const isPhone = useWindowKind() === 'phone';
  return (
    <h3 className={classNames('meta', className)} aria-level={isPhone ? 2 : undefined}>
      {children}
    </h3>
  );
}

/** Instead of the panel of a row that the list does not have. */
export function MissingRowPanel({ title }: { title: string }) {
  return (
    <DeskPanel title={title}>
      <EmptyState text="이 목록에 없는 항목입니다. 이미 처리했거나 필터 밖에 있습니다." />
    </DeskPanel>
  );
}
