import type { ReactNode } from 'react';

/** A remark that must not be missed, with a gold line at its left. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="note">{children}</p>;
}
