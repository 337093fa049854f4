import type { DrawnLeg } from '../map-leg.rules.ts';
import css from './map-drawing.module.css';

/** A dotted line with a dot at its start and a ring where it leaves the map. */
export function LegLine({ leg: { path, start, end, isSketch } }: { leg: DrawnLeg }) {
  return (
    <g className={css.leg} data-leg={isSketch ? 'sketch' : 'known'}>
      <path d={path} />
      <circle className={isSketch ? css.ring : css.dot} cx={start.px} cy={start.py} r="4" />
      <circle className={css.ring} cx={end.px} cy={end.py} r="8" />
    </g>
  );
}
