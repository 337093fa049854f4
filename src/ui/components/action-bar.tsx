import type { ReactNode } from 'react';

/**
 * Shows the main action of the page in a bar over the tab bar of phones. Wider windows do not show it, so the page has
 * the same action elsewhere. The child is a primary `Button` or `ButtonLink`; `text` is a few letters beside it, such
 * as a price.
 */
export function ActionBar({ text, children }: { text?: ReactNode; children: ReactNode }) {
  return (
    <div className="action-bar">
      {text && <span className="elide">{text}</span>}
      {children}
    </div>
  );
}
