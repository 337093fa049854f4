import { memo, Suspense } from 'react';
import type { PartyLine } from '#features/community/parties/party-line.ts';
import '#features/community/parties/ui/public/seats.module.css';
import RegionPage, { params } from '#features/game-data/dungeons/pages/region.page.tsx';
import { drawnLater } from '#platform/client/drawn-later.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { load } from './region.loader.ts';

/** @public Read by the list of pages. */
export { params };

interface OpenPartiesProps {
  rows: readonly PartyLine[];
}

const loadParties = () =>
  import('#features/community/parties/ui/public/open-parties.tsx').then(({ OpenParties }) => ({
    default: OpenParties,
  }));
const OpenParties = drawnLater<OpenPartiesProps>(
  loadParties,
  import.meta.env.SSR ? (await loadParties()).default : undefined,
);

export default function RegionWithParties() {
  const { parties } = usePageData<typeof load>();
  return <RegionPage besideDungeon={(id) => <PartiesAt parties={parties} dungeonId={id} />} />;
}

/** Memoized: new props before the code has come would take away what the server drew. */
const PartiesAt = memo(function PartiesAt({
  parties,
  dungeonId,
}: {
  parties: readonly PartyLine[];
  dungeonId: number;
}) {
  const rows = parties.filter((party) => party.dungeonId === dungeonId);
  return (
    rows.length > 0 && (
      <Suspense>
        <OpenParties rows={rows} />
      </Suspense>
    )
  );
});
