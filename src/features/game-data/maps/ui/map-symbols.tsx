import type { MapLayer } from '../map.params.ts';
import type { DrawnLeg } from '../map-leg.rules.ts';
import css from './map-drawing.module.css';

/** Symbols are defined once per page and referenced with <use>. Their centre is (0, 0). */
export function MapSymbols() {
  return (
    <defs>
      <path id="mk-hunt" d="M-5 5V0A5 5 0 0 1 5 0V5Z" />
      <path id="mk-exit" d="M-6 0 0-6 6 0 0 6Z" />
      <g id="mk-temple">
        <path d="M-5-1A5 4 0 0 1 5-1Z" />
        <path d="M-3-1V5M3-1V5M-5 5H5M-3 2H3" />
      </g>
      <path id="mk-shop" d="M-3-3H3V3H-3Z" />
      <circle id="mk-person" r="2.5" />
      <g id="mk-gate">
        <path d="M-12 0H12V9H-12ZM-16 9H16" />
        <path d="M-18 0Q0-14 18 0Z" />
      </g>
      <path id="mk-monster" d="M-5 5V-1A5 5 0 0 1 5-1V5L2.500 3 0 5-2.500 3ZM-2-1V1M2-1V1" />
      <path id="mk-tower" d="M-4-4H4V4H-4Z" />
    </defs>
  );
}

export function SymbolKey({ kind }: { kind: MapLayer }) {
  return (
    <svg className={css.key} width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
      <use href={`#mk-${kind}`} />
    </svg>
  );
}

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
