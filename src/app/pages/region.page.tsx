import RegionPage, { params } from '#features/game-data/dungeons/pages/region.page.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { GuidesBelow } from './guides-below.tsx';
import { PartiesAtDungeons } from './parties-at-dungeons.tsx';
import type { load } from './region.loader.ts';

/** @public Read by the list of pages. */
export { params };

export default function RegionWithParties() {
  const { parties, guides } = usePageData<typeof load>();
  return (
    <>
      <RegionPage besideDungeon={(id) => <PartiesAtDungeons parties={parties} dungeonIds={String(id)} />} />
      <GuidesBelow guides={guides} />
    </>
  );
}
