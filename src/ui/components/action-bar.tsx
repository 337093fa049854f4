import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * Shows the main action of the page in a bar over the tab bar of phones. Wider windows do not show it, so the page has
 * the same action elsewhere. The child is a primary `Button` or `ButtonLink`; `text` is a few letters beside it, such
 * as a price.
 */
export function ActionBar({
  text,
  className,
  children,
}: {
  text?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames('action-bar', className)}>
      {text && <span className="elide">{text}</span>}
      {children}
    </div>
  );
}
