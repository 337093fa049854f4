import type { ReactNode } from 'react';
import css from './home-wall.module.css';

export interface HomeWallProps {
  title: string;
  /** Entries of a description list, each with a number below it. */
  pulse?: ReactNode;
  children?: ReactNode;
}

export function HomeWall({ title, pulse, children }: HomeWallProps) {
  return (
    <div className={css.wall}>
      <span className={css.mural} />
      <div className={css.words}>
        <h1>{title}</h1>
        {pulse && <dl className={css.pulse}>{pulse}</dl>}
        {children}
      </div>
    </div>
  );
}
