import { queryText } from '../refs/ui/public/map-route-link.ts';

/** Returns the address of a map's plan on which the route from the tile `at` to `to` (an exact place) is drawn. */
export function mapLegHref({
  code,
  at,
  to,
}: {
  code: string;
  at: { x: number; y: number } | null;
  to: string;
}): string {
  return `/maps/${code}?${at ? `at=${at.x},${at.y}&` : ''}to=${queryText(to)}`;
}
