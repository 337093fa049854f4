import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';

interface FoldProps {
  title: string;
  count: string;
  /** While one looks for a name, what was found is unfolded. */
  isOpen: boolean;
  children: ReactNode;
}

/** Much under one name, closed until asked. */
export function Fold({ title, count, isOpen, children }: FoldProps) {
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
