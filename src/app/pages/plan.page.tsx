import PlanPage, { params } from '#features/calculators/plan/pages/plan.page.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { GuidesBelow } from './guides-below.tsx';
import { PartiesAtDungeons } from './parties-at-dungeons.tsx';
import type { load } from './plan.loader.ts';

/** @public Read by the list of pages. */
export { params };

export default function PlanWithParties() {
  'use memo';
  const { parties, guides } = usePageData<typeof load>();
  return (
    <>
      <PlanPage
        belowHuntingGrounds={(dungeonIds) => (
          <PartiesAtDungeons parties={parties} dungeonIds={dungeonIds.join()} title="모집 중인 파티" />
        )}
      />
      <GuidesBelow guides={guides} />
    </>
  );
}
