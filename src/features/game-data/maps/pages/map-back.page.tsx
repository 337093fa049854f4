import { useSearchParams } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { Stats } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/page-icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { MARK_LABELS, mapSizeText } from '../map.labels.ts';
import { mapBackParams, mapParams } from '../map.params.ts';
import { MARK_KINDS } from '../map-mark.rules.ts';
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
        actions={assetBaseUrl ? <Segmented label="그림 고르기" small choices={sides} /> : undefined}
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
          <WithoutPicture map={map} planHref={mapParams.link(`/maps/${map.code}`, { q })} />
        )}
        <Neighbours map={map} />
      </div>
    </>
  );
}

/** The plan has a page of its own: here it is named, and what it shows is counted. */
function WithoutPicture({ map, planHref }: { map: MapBackPageData; planHref: string }) {
  const marks = map.plan?.marks ?? [];
  const counted = MARK_KINDS.map((kind) => ({
    label: MARK_LABELS[kind],
    value: marks.filter((mark) => mark.kind === kind).length,
  })).filter(({ value }) => value > 0);
  const exits = marks.filter(({ kind }) => kind === 'exit');
  return (
    <>
      <Panel title="지도 그림" aside={mapSizeText(map.size)}>
        <EmptyState
          icon="goods/treasure-map"
          text={
            marks.length > 0
              ? '지도 그림은 아직 없습니다. 알려진 위치는 약도에 있습니다.'
              : '지도 그림은 아직 없고, 출입구와 NPC도 알려지지 않았습니다.'
          }
          action={<ButtonLink href={planHref}>{marks.length > 0 ? '약도 보기' : '지도 보기'}</ButtonLink>}
        />
      </Panel>
      {counted.length > 0 && <Stats rows={counted} />}
      {exits.length > 0 && (
        <Panel title={MARK_LABELS.exit} aside={`${exits.length}곳`}>
          <PlaceList rows={exits} columns={3} />
        </Panel>
      )}
    </>
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
