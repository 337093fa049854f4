export interface MapRouteQuery {
  /** A map code, `npc:ID`, `dungeon:ID`, `item:ID`, `sells:ID`, `drops:ID`, or a name as typed. */
  from?: string;
  to?: string;
  level?: number | string | null;
}

export function mapRouteHref({ from, to, level }: MapRouteQuery): string {
  const requested = Object.entries({ from, to, level }).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [`${name}=${queryText(String(value))}`],
  );
  return requested.length === 0 ? '/maps/route' : `/maps/route?${requested.join('&')}`;
}

/** Leaves colons readable: they are valid in a query. */
export function queryText(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%20', '+');
}
