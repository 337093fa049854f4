import { queryText } from '../refs/ui/public/map-route-link.ts';

/** The plan of a map with the way to `to` (an exact place) drawn on it, from the tile `at`. */
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
