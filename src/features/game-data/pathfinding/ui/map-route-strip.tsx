import mapCss from '#features/game-data/maps/ui/map-drawing.module.css';
import { Panel } from '#ui/components/panel.tsx';
import { DRAWING, type MapRouteDrawing } from '../map-route-drawing.rules.ts';
import type { MapRouteView } from '../map-route-view.ts';
import css from './map-route.module.css';

export function MapRouteStrip({ route: { steps, end } }: { route: MapRouteView }) {
  return (
    <Panel title="지나는 지도" aside={`${steps.length + 1}장`}>
      <ol className={css.strip}>
        {steps.map((step, index) => (
          <li key={step.href} className={index === 0 ? css.start : undefined}>
            <Drawing drawing={step.drawing} />
            <span className={css.name}>
              <i className={css.number}>{index + 1}</i> <span className="elide">{step.name}</span>
            </span>
          </li>
        ))}
        <li className={css.end}>
          <Drawing drawing={end.drawing} isEnd />
          <span className={css.name}>
            <i className={css.number}>끝</i> <span className="elide">{end.mapName}</span>
          </span>
        </li>
      </ol>
      <p className={`pad ${css.key}`}>
        <Key mark="enter" words="들어온 위치" />
        <Key mark="leave" words="나가는 문" />
        <Key mark="arrived" words="목적지" />
        <Key mark="door" words="다른 문" />
      </p>
    </Panel>
  );
}

type MarkName = 'enter' | 'leave' | 'arrived' | 'door';

const MARKS: Record<MarkName, string> = {
  enter: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  leave: 'M0-5.500 5.500 0 0 5.500-5.500 0z',
  arrived: 'M-4.500-4.500h9v9h-9z',
  door: 'M-1.500-1.500h3v3h-3z',
};

function Drawing({ drawing, isEnd = false }: { drawing: MapRouteDrawing; isEnd?: boolean }) {
  const { floor, ports, enter, leave } = drawing;
  const arrived = isEnd ? (leave ?? enter) : null;
  return (
    <svg
      className={`${mapCss.map} ${css.map}`}
      width={DRAWING.width}
      height={DRAWING.height}
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      aria-hidden="true"
    >
      <Wall floor={floor} out={7} className={`${mapCss.wall} ${mapCss.outer}`} />
      <Wall floor={floor} out={4} className={mapCss.wall} />
      {ports !== '' && <path className={css.ports} d={ports} />}
      {enter && leave && <path className={css.line} d={`M${enter.x} ${enter.y}L${leave.x} ${leave.y}`} />}
      {enter && enter !== arrived && <Mark name="enter" at={enter} />}
      {leave && !isEnd && <Mark name="leave" at={leave} />}
      {arrived && <Mark name="arrived" at={arrived} />}
    </svg>
  );
}

function Wall({
  floor,
  out,
  className,
}: {
  floor: MapRouteDrawing['floor'];
  out: number;
  className: string | undefined;
}) {
  const { x, y, width, height } = floor;
  return <rect className={className} x={x - out} y={y - out} width={width + 2 * out} height={height + 2 * out} />;
}

function Mark({ name, at: { x, y } }: { name: MarkName; at: { x: number; y: number } }) {
  return <path className={css.mark} data-mark={name} d={MARKS[name]} transform={`translate(${x} ${y})`} />;
}

function Key({ mark, words }: { mark: MarkName; words: string }) {
  return (
    <span>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <Mark name={mark} at={{ x: 7, y: 7 }} />
      </svg>
      {words}
    </span>
  );
}
