import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';

interface CollapsibleProps {
  title: string;
  count: string;
  /** While one looks for a name, what was found is unfolded. */
  isOpen: boolean;
  children: ReactNode;
}

/** Much under one name, closed until asked. */
export function Collapsible({ title, count, isOpen, children }: CollapsibleProps) {
  return (
    <details open={isOpen} className="fold">
      <summary>
        <ChevronDownIcon size={16} />
        {title}
        <span className="meta">{count}</span>
      </summary>
      {children}
    </details>
  );
}
