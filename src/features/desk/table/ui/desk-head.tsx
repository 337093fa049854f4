import type { ReactNode } from 'react';
import css from './desk-head.module.css';

interface DeskHeadProps {
  title: string;
  /** Counts and the like, beside the name. */
  meta?: ReactNode;
  /** At the right. */
  children?: ReactNode;
}

/** The name of a page of the desk. */
export function DeskHead({ title, meta, children }: DeskHeadProps) {
  return (
    <div className={css.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {meta && <span className="meta">{meta}</span>}
      {children && <div className={css.acts}>{children}</div>}
    </div>
  );
}
