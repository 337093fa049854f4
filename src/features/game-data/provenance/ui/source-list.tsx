import { formatDigits } from '#shared/korean/amount.ts';
import type { SourceLink } from '../pages/known-facts.ts';
import css from './sources.module.css';

export function SourceLinks({ sources }: { sources: readonly (SourceLink & { count?: number })[] }) {
  return (
    <ul className={css.list}>
      {sources.map(({ title, url, count }) => (
        <li key={title} className={url ? 'tap-row' : undefined}>
          {url ? (
            <a href={url} className="opens" rel="external nofollow noopener">
              {title}
            </a>
          ) : (
            <span>{title}</span>
          )}
          {count !== undefined && <span className="num dim">{formatDigits(count)}</span>}
        </li>
      ))}
    </ul>
  );
}
