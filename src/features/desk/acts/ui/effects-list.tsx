import type { ReactNode } from 'react';
import { BellIcon, CheckIcon, ClockIcon, drawn, type IconProps } from '#ui/icons/icons.tsx';
import { PanelHeading } from '../../table/ui/desk-panel.tsx';
import { type ActEffect, type EffectKind, effectText } from '../act-effect.ts';
import css from './acts.module.css';

const ICONS: Readonly<Record<EffectKind, (props: IconProps) => ReactNode>> = {
  stop: (props) => drawn(props, 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M6 6l12 12'),
  hide: (props) =>
    drawn(
      props,
      'M10 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.5 3.400M6.5 7.300A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.5-1.200M3.5 3.5l17 17M10 10a3 3 0 0 0 4 4',
    ),
  notify: BellIcon,
  undo: (props) => drawn(props, 'M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-3'),
  time: ClockIcon,
};
const ICON_PX = 16;

/** Lists what a press does, to whom; nothing where it does nothing. */
export function EffectsList({ effects }: { effects: readonly ActEffect[] }) {
  if (effects.length === 0) return null;
  return (
    <div>
      <PanelHeading>누르면</PanelHeading>
      <ul className={css.effects}>
        {effects.map((effect) => {
          const Icon = typeof effect === 'string' ? CheckIcon : ICONS[effect.kind];
          const text = effectText(effect);
          return (
            <li key={text}>
              <Icon size={ICON_PX} />
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A text of somebody in a panel. */
export function PanelText({ head, text }: { head: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <div className="pad">
      <PanelHeading>{head}</PanelHeading>
      <p className={css.text}>{text}</p>
    </div>
  );
}

/** Why the last act in a panel failed. */
export function ActError({ error }: { error: string | null }) {
  return (
    error !== null && (
      <p className="pad meta up" role="alert">
        {error}
      </p>
    )
  );
}
