import { formatDigits } from '#shared/korean/amount.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { SourceLink } from '../pages/known-facts.ts';
import css from './sources.module.css';

type CountedSource = SourceLink & { count?: number };

/** Number of sources shown unfolded; those of only a few facts are folded. */
const OPEN = 3;

export function SourceLinks({ sources }: { sources: readonly CountedSource[] }) {
  const rest = sources.slice(OPEN);
  if (rest.length < 2) return <Links sources={sources} />;
  return (
    <div>
      <Links sources={sources.slice(0, OPEN)} />
      <details className={`disclosure ${css.rest}`}>
        <summary>
          출처 {rest.length}곳 더
          <ChevronDownIcon size={16} />
        </summary>
        <Links sources={rest} />
      </details>
    </div>
  );
}

export function Links({ sources }: { sources: readonly CountedSource[] }) {
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
