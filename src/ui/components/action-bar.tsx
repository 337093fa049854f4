import type { ReactNode } from 'react';

/**
 * The one thing to do on the page, under the thumb: a bar over the tab bar of phones. Wider windows do not draw it, so its page has
 * the same action elsewhere. Its child is a primary `Button` or `ButtonLink`; `text` is a few letters beside it, a price for one.
 */
export function ActionBar({ text, children }: { text?: ReactNode; children: ReactNode }) {
  return (
    <div className="action-bar">
      {text && <span className="elide">{text}</span>}
      {children}
    </div>
  );
}
