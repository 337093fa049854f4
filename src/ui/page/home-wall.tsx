import type { ReactNode } from 'react';
import muralUrl from '#ui/assets/mural-wall.svg?url&no-inline';

export interface HomeWallProps {
  title: string;
  /** The numbers under the name; at most four. */
  pulse?: readonly { label: string; value: string }[];
  /** Right under the name. */
  search?: ReactNode;
  children?: ReactNode;
}

/** The great wall of the home page. */
export function HomeWall({ title, pulse = [], search, children }: HomeWallProps) {
  return (
    <div className="wall">
      <img className="mural" src={muralUrl} alt="" />
      <div className="wall-in">
        <h1>{title}</h1>
        {search}
        {pulse.length > 0 && (
          <dl className="pulse">
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
