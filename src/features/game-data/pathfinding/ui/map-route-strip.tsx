import mapCss from '#features/game-data/maps/ui/map-drawing.module.css';
import { Panel } from '#ui/components/panel.tsx';
import { LegLine, MapSymbols } from '../../maps/ui/map-symbols.tsx';
import type { MapRouteView } from '../map-route-view.ts';
import type { StepPlan } from '../step-plan.ts';
import css from './map-route-strip.module.css';

const TURN = { top: 0, bottom: 0, left: -90, right: 90 } as const;
const WALLS = [
  { out: 11, className: `${mapCss.wall} ${mapCss.outer}` },
  { out: 5, className: mapCss.wall },
];

/** Number of maps that are visible at once on wide screens. */
const AT_ONCE = 2;

/** The plans of the maps along the route, each with its part of the route. */
export function MapRouteStrip({ route: { steps, end } }: { route: MapRouteView }) {
  const maps = [
    ...steps.map(({ name, href, plan }, index) => ({ name, href, plan, number: String(index + 1) })),
    { name: end.mapName, href: end.href, plan: end.plan, number: '도착' },
  ].flatMap(({ plan, ...map }) => (plan ? [{ ...map, plan }] : []));
  if (maps.length === 0) return null;
  return (
    <Panel title="지나는 지도" aside={`${steps.length + 1}장${maps.length > AT_ONCE ? ', 옆으로 넘겨 봅니다' : ''}`}>
      <svg className="visually-hidden" aria-hidden="true">
        <MapSymbols />
      </svg>
      <ol className={`swipe ${css.strip}`}>
        {maps.map(({ name, href, plan, number }) => (
          <li key={href}>
            <a className={css.name} href={href}>
              <i className={css.number}>{number}</i> <span className="elide">{name}</span>
            </a>
            <div className={css.frame}>
              <Drawing plan={plan} />
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Drawing({ plan: { width, height, floor, townGates, marks, dots, leg, enter } }: { plan: StepPlan }) {
  return (
    <svg className={mapCss.map} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={css.floor} {...floor} />
      {WALLS.map(({ out, className }) => (
        <rect
          key={out}
          className={className}
          x={floor.x - out}
          y={floor.y - out}
          width={floor.width + 2 * out}
          height={floor.height + 2 * out}
        />
      ))}
      {townGates.map(({ x, y, side }) => (
        <use key={`${x} ${y}`} href="#mk-gate" transform={`translate(${x} ${y}) rotate(${TURN[side]})`} />
      ))}
      {dots !== '' && <path className={css.dots} d={dots} />}
      {leg && <LegLine leg={leg} />}
      {enter && <circle className={css.enter} cx={enter.px} cy={enter.py} r="8" />}
      {marks.map(({ kind, label, minLevel, px, py, text }) => (
        <g key={`${kind} ${px} ${py} ${label}`} data-mark={kind}>
          <use href={`#mk-${kind}`} x={px} y={py} />
          <text className={mapCss.label} x={text.x} y={text.y}>
            {label}
            {minLevel !== null && (
              <tspan className={mapCss.level} dx="5">
                {minLevel}
              </tspan>
            )}
          </text>
        </g>
      ))}
    </svg>
  );
}
