import type { Tile } from '../../refs/tile.rules.ts';
import { tileText } from '../../refs/tile.rules.ts';
import { MARK_LABELS, portLevelText } from '../map.labels.ts';
import type { TownGate } from '../map-geometry.rules.ts';
import { drawLeg, type MapLeg } from '../map-leg.rules.ts';
import type { MapPlan as Plan, PlanMark } from '../map-plan.rules.ts';
import { HERE, hitBox, inReadingOrder, markHere } from '../map-tile.rules.ts';
import { WALL_IN, WALL_OUT } from '../plan-box.rules.ts';
import css from './map-drawing.module.css';
import { LegLine, MapSymbols } from './map-symbols.tsx';

interface MapPlanProps {
  name: string;
  plan: Plan;
  here?: Tile | null;
  leg?: MapLeg | null;
  lookOf?(mark: PlanMark): MarkLook;
}

export type MarkLook = 'found' | 'found now' | 'off' | '';

/** Shown at its own size, because its bitmap font must not be scaled. */
export function MapPlan({ name, plan, here, leg, lookOf }: MapPlanProps) {
  const { width, height, floor } = plan;
  const placed = here ? markHere(plan, here) : { marks: plan.marks, here: null };
  // People are drawn below the ports beside them.
  const people = placed.marks.filter((mark) => mark.kind === 'person');
  const ports = placed.marks.filter((mark) => mark.kind !== 'person');
  return (
    <svg
      className={css.map}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-label={`${name} 약도`}
    >
      <MapSymbols />
      <pattern id="map-grid" x={floor.x} y={floor.y} width={plan.grid} height={plan.grid} patternUnits="userSpaceOnUse">
        <path className={css.cross} d="M0 .5H3.500M.5 0V3.500" />
        <path className={css.cross} d={`M${plan.grid - 3} .5h3M.5 ${plan.grid - 3}v3`} />
      </pattern>
      <Walls plan={plan} />
      <Axes plan={plan} />
      {leg && <LegLine leg={drawLeg(plan, leg)} />}
      {here && placed.here && (
        <g className={css.here}>
          <title>{`${HERE} (${tileText(here.x, here.y)})`}</title>
          <circle className={css.ring} cx={placed.here.px} cy={placed.here.py} r="8" />
          <circle cx={placed.here.px} cy={placed.here.py} r="4" />
          <text className={css.label} {...placed.here.text}>
            {HERE}
          </text>
        </g>
      )}
      {[...people, ...inReadingOrder(ports)].map((mark) => (
        <Mark key={`${mark.kind} ${mark.x} ${mark.y} ${mark.name}`} mark={mark} look={lookOf?.(mark) ?? ''} />
      ))}
    </svg>
  );
}

const TURN: Record<TownGate['side'], number> = { top: 0, bottom: 0, left: -90, right: 90 };

function Walls({ plan: { floor, towers, townGates } }: { plan: Plan }) {
  const wall = (out: number) => ({
    x: floor.x - out,
    y: floor.y - out,
    width: floor.width + 2 * out,
    height: floor.height + 2 * out,
  });
  return (
    <g>
      <rect {...floor} fill="url(#map-grid)" />
      <rect {...wall(WALL_OUT)} className={`${css.wall} ${css.outer}`} />
      <rect {...wall(WALL_IN)} className={css.wall} />
      {towers.map(({ x, y }) => (
        <use key={`${x} ${y}`} href="#mk-tower" x={x} y={y} />
      ))}
      {townGates.map(({ x, y, side }) => (
        <use key={`${x} ${y}`} href="#mk-gate" transform={`translate(${x} ${y}) rotate(${TURN[side]})`} />
      ))}
    </g>
  );
}

function Axes({ plan: { floor, height, xTicks, yTicks } }: { plan: Plan }) {
  return (
    <g>
      {xTicks.map(({ tile, at }) => (
        <text key={tile} x={at} y={height - 10} textAnchor="middle">
          {tile}
        </text>
      ))}
      {yTicks.map(({ tile, at }) => (
        <text key={tile} x={floor.x - 18} y={at + 4} textAnchor="end">
          {tile}
        </text>
      ))}
    </g>
  );
}

/** Starts with the visible label, so that voice control finds it (WCAG 2.5.3). */
function spokenName({ kind, label, name, x, y, minLevel }: PlanMark): string {
  const level = minLevel === null ? '' : `, ${portLevelText(minLevel)}`;
  const whole = label === name ? name : `${label}, ${name}`;
  return `${whole} (${tileText(x, y)}), ${MARK_LABELS[kind]}${level}`;
}

function Mark({ mark, look }: { mark: PlanMark; look: MarkLook }) {
  const drawing = (
    <>
      <title>{spokenName(mark)}</title>
      <rect className={css.hit} {...hitBox(mark, mark)} />
      <use href={`#mk-${mark.kind}`} x={mark.px} y={mark.py} />
      {mark.text && (
        <text className={css.label} x={mark.text.x} y={mark.text.y}>
          {mark.label}
          {mark.minLevel !== null && (
            <tspan className={css.level} dx="5">
              {mark.minLevel}
            </tspan>
          )}
        </text>
      )}
    </>
  );
  const attributes = { className: css.mark, 'data-mark': mark.kind, 'data-look': look || undefined };
  return mark.href ? (
    <a href={mark.href} {...attributes}>
      {drawing}
    </a>
  ) : (
    <g {...attributes}>{drawing}</g>
  );
}
