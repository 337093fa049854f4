import KingQuestPage, { params } from '#features/calculators/king-quest/pages/king-quest.page.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { GuidesBelow } from './guides-below.tsx';
import type { load } from './king-quest.loader.ts';

/** @public Read by the list of pages. */
export { params };

export default function KingQuestWithGuide() {
  const { guides } = usePageData<typeof load>();
  return (
    <>
      <KingQuestPage />
      <GuidesBelow guides={guides} />
    </>
  );
}
