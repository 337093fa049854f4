import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import css from './market-home.module.css';

interface YoungFoldProps {
  title: string;
  /** Only what it is first counts: what the reader unfolds stays so. */
  isFolded: boolean;
  children: ReactNode;
}

/** Folds what a market of few listings has no use for yet. In others there is no line to fold it by. */
export function YoungFold({ title, isFolded, children }: YoungFoldProps) {
  const [isFoldedAtFirst] = useState(isFolded);
  if (!isFoldedAtFirst) return children;
  return (
    <details className={`disclosure ${css.fold}`}>
      <summary className="panel">
        {title}
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}
