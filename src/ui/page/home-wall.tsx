import type { ReactNode } from 'react';
import muralUrl from '#ui/assets/mural-wall.svg?url&no-inline';
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
      <img className={css.mural} src={muralUrl} alt="" />
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
