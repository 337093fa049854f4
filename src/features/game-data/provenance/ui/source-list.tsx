import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { UsedSource } from '../pages/known-facts.ts';
import css from './sources.module.css';

interface SourceListProps {
  title: string;
  sources: readonly UsedSource[];
}

export function SourceList({ title, sources }: SourceListProps) {
  return (
    <Panel title={title} aside={`${sources.length}곳`} className={css.list}>
      <ul className="lines">
        {sources.map(({ title, url, facts }) => (
          <li key={title} className="line tap-row">
            <span className="grow">
              {url ? (
                <a href={url} className="opens" rel="external nofollow noopener">
                  {title}
                </a>
              ) : (
                title
              )}
              {facts.length > 0 && (
                <small className={`meta ${css.facts}`}>
                  {facts.map(({ name, count }) => `${name} ${formatDigits(count)}`).join(' · ')}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
