import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { PhoneCollapsible } from '../../ui/public/phone-collapsible.tsx';
import { hitBox, inReadingOrder } from '../map-tile.rules.ts';
import type { OffWorld, World, WorldPlace } from '../pages/world-maps.ts';
import type { WorldDrawing } from '../world-drawing.rules.ts';
import mapCss from './map-drawing.module.css';
import css from './maps-page.module.css';

interface FirstWorldProps {
  world: World;
  offWorld: readonly OffWorld[];
}

export function FirstWorld({ world, offWorld }: FirstWorldProps) {
  const count = offWorld.reduce((sum, { maps }) => sum + maps.length, 0);
  return (
    <Panel title={`세계전도 · ${world.name}`} className={css.world}>
      <WorldDrawings world={world} />
      <WorldLegend />
      {offWorld.length > 0 && (
        <details className={`disclosure fold ${css.offWorld}`}>
          <summary>
            세계전도에 없는 마을과 길 {count}곳
            <ChevronDownIcon size={16} />
          </summary>
          <dl>
            {offWorld.map(({ from, maps }) => (
              <div key={from?.code ?? ''}>
                <dt>{from ? <a href={`/maps/${from.code}`}>{from.name}에서</a> : '가는 길 모름'}</dt>
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

export function OtherWorlds({ worlds }: { worlds: readonly World[] }) {
  return (
    <Panel title="다른 세계전도">
      <PhoneCollapsible title={worlds.map(({ name }) => name).join(' · ')}>
        <div className={css.worlds}>
          {worlds.map((world) => (
            <figure key={world.name}>
              <figcaption>{world.name}</figcaption>
              <WorldDrawings world={world} />
            </figure>
          ))}
        </div>
      </PhoneCollapsible>
    </Panel>
  );
}

function WorldDrawings({ world: { name, places, wide, narrow } }: { world: World }) {
  return (
    <>
      <div className={`${css.view} ${css.large}`}>
        <Drawing name={name} places={places} drawing={wide} />
      </div>
      <div className={`${css.view} ${css.compact}`}>
        <Drawing name={name} places={places} drawing={narrow} />
      </div>
    </>
  );
}

const SYMBOLS = [
  { word: '성과 마을', symbol: <path className={css.town} d="M-5-5H5V5H-5Z" /> },
  { word: '필드와 던전', symbol: <circle className={css.field} r="4" /> },
  { word: '지도 모름', symbol: <circle className={css.unknown} r="4" /> },
  { word: '걸어가는 길', symbol: <path className={css.walk} d="M-8 0H8" /> },
  { word: '세계전도 이동', symbol: <path className={css.travel} d="M-8 0H8" /> },
];

function WorldLegend() {
  return (
    <ul className={css.legend}>
      {SYMBOLS.map(({ word, symbol }) => (
        <li key={word}>
          <svg className={mapCss.key} width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
            {symbol}
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}

const LINE_CLASSES = { walk: css.walk, travel: css.travel, place: css.place };

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
      {lines.map(({ kind, x1, y1, x2, y2 }) => (
        <path key={`${x1} ${y1} ${x2} ${y2}`} className={LINE_CLASSES[kind]} d={`M${x1} ${y1}L${x2} ${y2}`} />
      ))}
      {lines
        .filter(({ kind }) => kind === 'place')
        .map(({ x1, y1, x2, y2 }) => (
          <path key={`${x1} ${y1} ${x2} ${y2}`} className={css.within} d={`M${x1} ${y1}L${x2} ${y2}`} />
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
      <rect className={mapCss.hit} {...hitBox({ px, py, text }, { label: place.name, minLevel: null })} />
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
