import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import css from './market-home.module.css';

interface CollapsibleProps {
  title: string;
  /** Only what it is first counts: what the reader unfolds stays so. */
  isCollapsed: boolean;
  children: ReactNode;
}

/** Folds what a market of few listings has no use for yet. In others there is no line to fold it by. */
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
