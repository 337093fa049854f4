export interface MapRouteQuery {
  /** A map code, `npc:ID`, `dungeon:ID`, `item:ID`, `sells:ID`, `drops:ID`, or a name as it is typed. */
  from?: string;
  to?: string;
  level?: number | string | null;
}

/** The address of the way finder. What is not given is left to be asked there. */
export function mapRouteHref({ from, to, level }: MapRouteQuery): string {
  const requested = Object.entries({ from, to, level }).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [`${name}=${queryText(String(value))}`],
  );
  return requested.length === 0 ? '/maps/route' : `/maps/route?${requested.join('&')}`;
}

/** Colons stay readable: a query may hold them. */
function queryText(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%20', '+');
}
