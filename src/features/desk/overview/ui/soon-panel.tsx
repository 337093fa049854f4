import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { momentText } from '../../table/moment.labels.ts';
import type { Overview } from '../overview.contract.ts';
import { MOMENT_LABELS } from '../soon.labels.ts';
import css from './soon-panel.module.css';

/** The next moments at which something begins or ends, each with the page where it is set. */
export function SoonPanel({ soon }: Pick<Overview, 'soon'>) {
  return (
    <Panel title="곧 있을 일">
      {soon.length === 0 && <EmptyState isInLine text="예정된 일이 없습니다." />}
      <ol className={css.moments}>
        {soon.map(({ kind, at, name, path }) => (
          <li key={`${kind} ${at} ${path} ${name}`}>
            <time className="meta" dateTime={at}>
              {momentText(at)}
            </time>
            <a href={path}>{MOMENT_LABELS[kind]}</a>
            {name !== null && <span className="faint">{name}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
