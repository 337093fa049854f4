import type { ReactNode } from 'react';
import css from './home-wall.module.css';

export interface HomeWallProps {
  title: string;
  pulse?: readonly { label: string; value: string }[];
  search?: ReactNode;
  children?: ReactNode;
}

export function HomeWall({ title, pulse = [], search, children }: HomeWallProps) {
  return (
    <div className={css.wall}>
      <span className={css.mural} />
      <div className={css.words}>
        <h1>{title}</h1>
        {search}
        {pulse.length > 0 && (
          <dl className={css.pulse}>
            {pulse.map((entry) => (
              <div key={entry.label}>
                <dt>{entry.label}</dt>
                <dd>{entry.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </div>
  );
}
