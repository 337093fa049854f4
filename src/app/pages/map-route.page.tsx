import { mapRouteParams } from '#features/game-data/pathfinding/map-route.params.ts';
import MapRoutePage from '#features/game-data/pathfinding/pages/map-route.page.tsx';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';

/** @public Read by the list of pages. */
export const params = mapRouteParams;

export default function MapRouteWithOwnLevel() {
  const state = useMe();
  return <MapRoutePage ownLevel={state.status === 'in' ? (state.me?.level ?? null) : null} />;
}
