import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import css from './market-home.module.css';

interface CollapsibleProps {
  title: string;
  /** Only the initial value counts: what the reader unfolds stays unfolded. */
  isCollapsed: boolean;
  children: ReactNode;
}

/** Folds content that is of no use yet in a market with few listings. In other markets it cannot be folded. */
export function Collapsible({ title, isCollapsed, children }: CollapsibleProps) {
  const [isCollapsedAtFirst] = useState(isCollapsed);
  if (!isCollapsedAtFirst) return children;
  return (
    <details className={`disclosure ${css.collapsible}`}>
      <summary className="panel justify-between">
        {title}
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}
