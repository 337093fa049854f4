import { useSearchParams } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/page-icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { MARK_LABELS, mapSizeText } from '../map.labels.ts';
import { mapBackParams, mapParams } from '../map.params.ts';
import { MARK_KINDS } from '../map-mark.rules.ts';
import css from '../ui/map-page.module.css';
import { PicturePanel } from '../ui/picture-panel.tsx';
import { PlaceList } from '../ui/place-list.tsx';
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
        // Search engines should index the plan with its lists.
        path={`/maps/${map.code}`}
        image={`/share/maps/${map.code}.png`}
      />
      <PageHead
        title={map.title}
        crumbs={[{ label: '지도', href: '/maps' }, { label: map.name, href: `/maps/${map.code}` }, { label: '그림' }]}
        lead={assetBaseUrl ? undefined : `지도 그림은 아직 없습니다 · ${mapSizeText(map.size)}`}
        actions={
          assetBaseUrl ? (
            <Segmented label="그림 고르기" small choices={sides} />
          ) : (
            <ButtonLink href={planHref}>{map.plan?.marks.length ? '약도 보기' : '지도 보기'}</ButtonLink>
          )
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
          <WithoutPicture map={map} />
        )}
        <Neighbours map={map} />
      </div>
    </>
  );
}

/** What the plan of the map names, in lists. */
function WithoutPicture({ map }: { map: MapBackPageData }) {
  const marks = map.plan?.marks ?? [];
  const lists = MARK_KINDS.map((kind) => ({ kind, rows: marks.filter((mark) => mark.kind === kind) })).filter(
    ({ rows }) => rows.length > 0,
  );
  if (lists.length === 0) return <p className="dim">출입구와 NPC도 아직 알려지지 않았습니다.</p>;
  return (
    <div className={css.lists}>
      {lists.map(({ kind, rows }) => (
        <Panel key={kind} title={MARK_LABELS[kind]} aside={`${rows.length}${kind === 'person' ? '명' : '곳'}`}>
          <PlaceList rows={rows} columns={1} />
        </Panel>
      ))}
    </div>
  );
}

function Neighbours({ map: { previous, next } }: { map: MapBackPageData }) {
  return (
    <nav className="row" aria-label="앞뒤 지도">
      {previous && (
        <ButtonLink tone="ghost" href={`/maps-back/${previous.id}`}>
          <ChevronLeftIcon size={16} />
          {previous.name}
        </ButtonLink>
      )}
      <span className={`grow meta ${css.order}`}>지도 번호 순</span>
      {next && (
        <ButtonLink tone="ghost" href={`/maps-back/${next.id}`}>
          {next.name}
          <ChevronRightIcon size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}
