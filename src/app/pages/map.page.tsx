import { mapParams } from '#features/game-data/maps/map.params.ts';
import MapPage from '#features/game-data/maps/pages/map.page.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { load } from './map.loader.ts';

/** @public Read by the list of pages. */
export const params = mapParams;

const Side = await drawnLater(async () => (await import('./map-side-with-route.tsx')).MapSideWithRoute);

export default function MapWithRoute() {
  const map = usePageData<typeof load>();
  return <MapPage leg={map.leg} side={<Side map={map} />} />;
}
