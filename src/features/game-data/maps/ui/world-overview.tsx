import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { hitBox, inReadingOrder } from '../map-tile.rules.ts';
import type { OffWorld, World, WorldPlace } from '../pages/world-maps.ts';
import type { WorldDrawing } from '../world-drawing.rules.ts';
import mapCss from './map-drawing.module.css';
import css from './maps-page.module.css';

interface WorldOverviewProps {
  worlds: readonly World[];
  offWorld: readonly OffWorld[];
}

export function WorldOverview({ worlds, offWorld }: WorldOverviewProps) {
  const count = offWorld.reduce((sum, { maps }) => sum + maps.length, 0);
  return (
    <Panel title="세계전도" className={css.world} aside={<WorldLegend />}>
      <div className={css.worlds}>
        {worlds.map(({ name, places, wide, narrow }) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <div className={`${css.view} ${css.large}`}>
              <Drawing name={name} places={places} drawing={wide} />
            </div>
            <div className={`${css.view} ${css.compact}`}>
              <Drawing name={name} places={places} drawing={narrow} />
            </div>
          </figure>
        ))}
      </div>
      {offWorld.length > 0 && (
        <details className={`disclosure fold ${css.offWorld}`}>
          <summary>
            세계전도에 없는 마을과 길 {count}곳
            <ChevronDownIcon size={16} />
          </summary>
          <dl>
            {offWorld.map(({ from, maps }) => (
              <div key={from?.code ?? ''}>
                <dt>{from ? <a href={`/maps/${from.code}`}>{from.name}에서</a> : '가는 길이 알려지지 않음'}</dt>
                <dd>
                  {maps.map(({ code, name }) => (
                    <a key={code} href={`/maps/${code}`} className="text-paper">
                      {name}
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Panel>
  );
}

function WorldLegend() {
  return (
    <ul className={css.legend}>
      <li>
        <svg className={mapCss.key} width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
          <path className={css.town} d="M-5-5H5V5H-5Z" />
        </svg>
        성과 마을 · 사냥터 수
      </li>
      <li>
        <svg className={mapCss.key} width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
          <circle className={css.field} r="4" />
        </svg>
        그 밖
      </li>
      <li>
        <svg className={mapCss.key} width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
          <circle className={css.unknown} r="4" />
        </svg>
        지도가 알려지지 않음
      </li>
      <li>
        <svg className={mapCss.key} width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
          <path className={css.way} d="M-8 0H8" />
        </svg>
        왕복
      </li>
    </ul>
  );
}

interface DrawingProps {
  name: string;
  places: readonly WorldPlace[];
  drawing: WorldDrawing;
}

function Drawing({ name, places, drawing: { width, height, spots, lines } }: DrawingProps) {
  const drawn = spots.flatMap((spot, index) => {
    const place = places[index];
    return place ? [{ ...spot, place, key: index }] : [];
  });
  return (
    <svg
      className={mapCss.map}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-label={`${name} 세계전도`}
    >
      {lines.map(({ x1, y1, x2, y2 }) => (
        <path key={`${x1} ${y1} ${x2} ${y2}`} className={css.way} d={`M${x1} ${y1}L${x2} ${y2}`} />
      ))}
      {inReadingOrder(drawn).map(({ key, place, px, py, text }) => (
        <Place key={key} place={place} px={px} py={py} text={text} />
      ))}
    </svg>
  );
}

function Place({ place, px, py, text }: { place: WorldPlace } & WorldDrawing['spots'][number]) {
  const drawing = (
    <>
      <title>{place.description}</title>
      <rect className={mapCss.hit} {...hitBox({ px, py, text }, { label: place.name, minLevel: place.hunts })} />
      {place.isTown ? (
        <rect className={css.town} x={px - 5} y={py - 5} width="10" height="10" />
      ) : (
        <circle className={place.href ? css.field : css.unknown} cx={px} cy={py} r="4" />
      )}
      {text && (
        <text
          className={classNames(mapCss.label, place.isTown ? mapCss.strong : !place.href && mapCss.quiet)}
          x={text.x}
          y={text.y}
        >
          {place.name}
          {place.hunts !== null && (
            <tspan className={mapCss.level} dx="5">
              {place.hunts}
            </tspan>
          )}
        </text>
      )}
    </>
  );
  return place.href ? (
    <a href={place.href} className={mapCss.mark}>
      {drawing}
    </a>
  ) : (
    <g className={mapCss.mark}>{drawing}</g>
  );
}
