import type { ReactNode } from 'react';
import css from './acts.module.css';

/** Shows a text as another will read it; it is not there yet, so its frame is dashed. */
export function Preview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="meta">{title}</h3>
      <div className={css.preview}>{children}</div>
    </section>
  );
}
