import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/page-icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { tileText } from '../../refs/tile.rules.ts';
import { MARK_LABELS, mapSizeText } from '../map.labels.ts';
import { mapBackParams, mapParams } from '../map.params.ts';
import { MARK_KINDS, type MarkKind } from '../map-mark.rules.ts';
import css from '../ui/coordinate-sheet.module.css';
import { CoordinateSheet } from '../ui/coordinate-sheet.tsx';
import { MapSymbols, SymbolKey } from '../ui/map-symbols.tsx';
import { PicturePanel } from '../ui/picture-panel.tsx';
import type { CoordinateSheets, NumberedPlace } from './coordinate-sheet.ts';
import type { load, MapBackPageData } from './map-back.loader.ts';

/** @public Read by the list of pages. */
export const params = mapBackParams;

export default function MapBackPage() {
  const map = usePageData<typeof load>();
  const { assetBaseUrl } = useSite();
  const { side, q } = mapBackParams.read(useSearchParams()[0]);
  const path = `/maps-back/${map.id}`;
  const isNorth = side === 'north';
  const planHref = mapParams.link(`/maps/${map.code}`, { q });
  const sides = [
    { href: path, label: '그림', current: !isNorth },
    { href: mapBackParams.link(path, { side: 'north' }), label: '북쪽 그림', current: isNorth },
  ];
  return (
    <>
      <PageMeta
        title={`${map.title} 지도 그림`}
        description={`바람의나라 클래식 ${map.name}의 지도 그림입니다.`}
        // Search engines should index the page with the plan and its lists.
        path={`/maps/${map.code}`}
        image={`/share/maps/${map.code}.png`}
      />
      <PageHead
        title={map.title}
        crumbs={[{ label: '지도', href: '/maps' }, { label: map.name, href: `/maps/${map.code}` }, { label: '그림' }]}
        lead={map.lead}
        actions={
          <>
            {assetBaseUrl ? (
              <Segmented label="그림 고르기" small choices={sides} />
            ) : (
              <ButtonLink href={planHref}>{map.plan?.marks.length ? '약도 보기' : '지도 보기'}</ButtonLink>
            )}
            {map.routeHref && (
              <ButtonLink tone="primary" href={map.routeHref}>
                가는 길
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="stack">
        {assetBaseUrl ? (
          <PicturePanel
            key={`${map.id} ${isNorth}`}
            name={map.name}
            src={`${assetBaseUrl}/maps/${isNorth ? `north/${map.id}.jpg` : `${map.id}.png`}`}
            size={mapSizeText(map.size)}
            plan={map.plan}
          />
        ) : (
          (map.sheets && <Sheets map={map} sheets={map.sheets} />) || (
            <>
              <Panel title="좌표 모눈">
                <p className="pad dim links">
                  나가는 곳과 NPC는 아직 알려지지 않았습니다. <a href="/maps">다른 지도 찾기</a>
                </p>
              </Panel>
              <Around map={map} />
            </>
          )
        )}
        <Neighbours map={map} />
      </div>
    </>
  );
}

/**
 * Estimated heights of a panel header, a row and the header of a list: the lists beside the sheet should be about as
 * high as the sheet.
 */
const PANEL_HEAD_PX = 44;
const ROW_PX = 28;
const HEAD_ROWS = 2.5;

interface PlaceGroup {
  kind: MarkKind;
  rows: readonly NumberedPlace[];
}

interface Lists {
  side: PlaceGroup[];
  below: PlaceGroup[];
  /** Number of rows that still fit beside the sheet. */
  room: number;
}

/** Splits the kinds into those that fit beside the sheet, at least the first, and those below it. */
function toGroups({ places, wide }: CoordinateSheets): Lists {
  const groups = MARK_KINDS.map((kind) => ({ kind, rows: places.filter((place) => place.kind === kind) })).filter(
    ({ rows }) => rows.length > 0,
  );
  let room = (wide.height + PANEL_HEAD_PX) / ROW_PX;
  const side: PlaceGroup[] = [];
  for (const group of groups) {
    const left = room - group.rows.length - HEAD_ROWS;
    if (side.length > 0 && left < -HEAD_ROWS) break;
    side.push(group);
    room = left;
  }
  return { side, below: groups.slice(side.length), room };
}

function Sheets({ map, sheets }: { map: MapBackPageData; sheets: CoordinateSheets }) {
  const { places, wide, narrow } = sheets;
  const { side, below, room } = toGroups(sheets);
  // A map with few places is small at every width, so that the lists stand beside it.
  const isSmall = narrow.hasNames;
  const entries = isSmall ? [] : map.entries.filter((entry) => entry.isOneWay);
  const isBeside = entries.length === 0 || entries.length <= room;
  return (
    <div className={classNames(css.layout, isSmall && css.small)}>
      <Panel title="좌표 모눈" aside={<SheetKey groups={[...side, ...below]} />}>
        <svg className="visually-hidden" aria-hidden="true">
          <MapSymbols />
        </svg>
        {!isSmall && (
          <div className={`${css.view} ${css.wide}`}>
            <CoordinateSheet name={map.name} sheet={wide} places={places} />
          </div>
        )}
        <div className={`${css.view} ${css.narrow}`}>
          <CoordinateSheet name={map.name} sheet={narrow} places={places} />
        </div>
        <p className={`meta ${css.note}`}>게임 화면 그림은 아직 없습니다</p>
      </Panel>
      <div className={css.lists}>
        <div className={css.side}>
          {isSmall && <Entries entries={map.entries} />}
          <Groups groups={side} />
          {isBeside && <Entries entries={entries} />}
          {isSmall && below.length === 0 && <Details around={map.around} />}
        </div>
        {(below.length > 0 || !isBeside || (!isSmall && map.around.length > 0)) && (
          <div className={css.below}>
            {!isBeside && <Entries entries={entries} />}
            <Groups groups={below} />
            <Details around={map.around} />
          </div>
        )}
      </div>
    </div>
  );
}

function Around({ map: { entries, around } }: { map: MapBackPageData }) {
  return (
    <div className={css.below}>
      <Entries entries={entries} />
      <Details around={around} />
    </div>
  );
}

function Entries({ entries }: { entries: MapBackPageData['entries'] }) {
  if (entries.length === 0) return null;
  return (
    <Panel title={entries.every(({ isOneWay }) => isOneWay) ? '일방통행 입구' : '들어오는 곳'} aside="그 지도의 좌표">
      <DetailRows rows={entries} />
    </Panel>
  );
}

function Details({ around }: { around: MapBackPageData['around'] }) {
  return around.map(({ title, aside, rows }) => (
    <Panel key={title} title={title} aside={aside}>
      <DetailRows rows={rows} />
    </Panel>
  ));
}

function DetailRows({ rows }: { rows: MapBackPageData['around'][number]['rows'] }) {
  return (
    <ul className={css.rows}>
      {rows.map(({ name, href, note }) => (
        <li key={`${href} ${note}`} className="tap-row">
          <a href={href} className="opens">
            {name}
          </a>
          <span className="num dim ml-auto nowrap">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function SheetKey({ groups }: { groups: readonly PlaceGroup[] }) {
  return (
    <span className={`row wrap meta ${css.key}`}>
      {groups.map(({ kind }) => (
        <span key={kind} className="nowrap">
          <SymbolKey kind={kind} /> {MARK_LABELS[kind]}
        </span>
      ))}
    </span>
  );
}

/** Kinds whose numbers phones draw in a large map; the others are only dots there. */
const NUMBERED: ReadonlySet<MarkKind> = new Set(['exit', 'hunt']);

function Groups({ groups }: { groups: readonly PlaceGroup[] }) {
  return groups.map(({ kind, rows }) => (
    <Panel key={kind} title={MARK_LABELS[kind]} aside={`${rows.length}${kind === 'person' ? '명' : '곳'}`}>
      <ol className={css.rows}>
        {rows.map(({ number, name, href, x, y, minLevel }) => (
          <li key={number} id={`p${number}`} className={href ? 'tap-row' : undefined}>
            <span className={classNames(css.number, !NUMBERED.has(kind) && css.far)} data-mark={kind}>
              {number}
            </span>
            {href ? (
              <a href={href} className="opens">
                {name}
              </a>
            ) : (
              name
            )}
            {minLevel !== null && minLevel > 1 && <span className="faint nowrap">레벨 {minLevel}</span>}
            <span className="num dim ml-auto nowrap">{tileText(x, y)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  ));
}

function Neighbours({ map: { previous, next } }: { map: MapBackPageData }) {
  return (
    <nav className={`row ${css.pager}`} aria-label="앞뒤 지도">
      {previous && (
        <ButtonLink tone="ghost" href={`/maps-back/${previous.id}`}>
          <ChevronLeftIcon size={16} />
          {previous.name}
        </ButtonLink>
      )}
      <span className="grow" />
      {next && (
        <ButtonLink tone="ghost" href={`/maps-back/${next.id}`}>
          {next.name}
          <ChevronRightIcon size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}
