import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';

/** Rows that wait until a press, an anchor or the browser's search opens them. */
export function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="disclosure fold">
      <summary>
        {title}
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}
