import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PanelProps {
  title?: string;
  aside?: ReactNode;
  more?: { href: string; label: string };
  id?: string;
  className?: string;
  as?: 'section' | 'div' | 'aside' | 'article';
  children: ReactNode;
}

export function Panel({ title, aside, more, id, className, as: Element = 'section', children }: PanelProps) {
  return (
    <Element className={classNames('panel', className)} id={id} data-id={id} aria-label={title}>
      {title && (
        <header>
          <h2>{title}</h2>
          {typeof aside === 'string' ? <span className="meta">{aside}</span> : aside}
          {more && (
            <a className="more" href={more.href}>
              {more.label}
            </a>
          )}
        </header>
      )}
      {children}
    </Element>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return <p className="note">{children}</p>;
}
