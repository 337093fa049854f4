import { useSearchParams } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { Note } from '#ui/components/note.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/page-icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { mapSizeText } from '../map.labels.ts';
import { mapBackParams } from '../map.params.ts';
import { PicturePanel } from '../ui/picture-panel.tsx';
import { PlanPanel } from '../ui/plan-panel.tsx';
import type { load, MapBackPageData } from './map-back.loader.ts';

/** @public Read by the list of pages. */
export const params = mapBackParams;

export default function MapBackPage() {
  const map = usePageData<typeof load>();
  const { assetBaseUrl } = useSite();
  const { side, q = '' } = mapBackParams.read(useSearchParams()[0]);
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
        actions={
          assetBaseUrl ? (
            <Segmented label="그림 고르기" small choices={sides} />
          ) : (
            <ButtonLink href={`/maps/${map.code}`}>지도 보기</ButtonLink>
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
          <>
            <Note>이 사이트에는 지도 그림이 아직 없어, 알려진 출입구와 NPC로 그린 약도를 보여 드립니다.</Note>
            {map.plan && (
              <PlanPanel key={map.code} name={map.name} size={mapSizeText(map.size)} plan={map.plan} typedAtFirst={q} />
            )}
          </>
        )}
        <Neighbours map={map} />
      </div>
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
