import { tileText } from '../../refs/tile.rules.ts';
import type { Sheet } from '../coordinate-sheet.rules.ts';
import { MARK_LABELS } from '../map.labels.ts';
import type { NumberedPlace } from '../pages/coordinate-sheet.ts';
import css from './coordinate-sheet.module.css';
import mapCss from './map-drawing.module.css';

interface CoordinateSheetProps {
  name: string;
  sheet: Sheet;
  places: readonly NumberedPlace[];
}

/** A mark leads to its row in the lists beside the sheet. */
export function CoordinateSheet({ name, sheet, places }: CoordinateSheetProps) {
  const { width, height, floor, columns, rows } = sheet;
  return (
    <svg
      className={`${mapCss.map} ${css.sheet}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-label={`${name} 좌표 모눈`}
    >
      <rect className={css.floor} {...floor} />
      <path className={css.lines} d={sheet.lines} />
      <path className={css.strong} d={sheet.strong} />
      <rect className={css.wall} x={floor.x - 1} y={floor.y - 1} width={floor.width + 3} height={floor.height + 3} />
      {columns.map(({ tile, at }) => (
        <text key={tile} x={at} y={floor.y - 20} textAnchor="middle">
          {tile}
        </text>
      ))}
      {rows.map(({ tile, at }) => (
        <text key={tile} x={floor.x - 16} y={at + 4} textAnchor="end">
          {tile}
        </text>
      ))}
      <Spots sheet={sheet} places={places} />
    </svg>
  );
}

function Spots({ sheet: { spots, symbol, hasNames }, places }: Pick<CoordinateSheetProps, 'sheet' | 'places'>) {
  return places.map(({ number, kind, label, name, x, y }, index) => {
    const spot = spots[index];
    if (!spot) return null;
    const { px, py, text, joint } = spot;
    return (
      <a key={number} className={`${mapCss.mark} ${css.spot}`} href={`#p${number}`} data-mark={kind}>
        <title>{`${number} ${name} (${tileText(x, y)}), ${MARK_LABELS[kind]}`}</title>
        {joint && <path className={css.joint} d={`M${px} ${py}L${joint.x} ${joint.y}`} />}
        <circle className={mapCss.hit} cx={px} cy={py} r="9" />
        <use href={`#mk-${kind}`} transform={`translate(${px} ${py}) scale(${symbol})`} />
        {text && (
          <text className={mapCss.label} {...text}>
            {number}
            {hasNames && <tspan>{` ${label}`}</tspan>}
          </text>
        )}
      </a>
    );
  });
}
