import { useEffect, useState } from 'react';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { mapRouteHref } from './map-route-link.ts';

interface RouteLinkProps {
  /** `dungeon:5`, `npc:19003`, `item:12`, `sells:12`, `drops:12`, or a map's code. */
  to: string;
  /** Name of the destination, for screen reader users who come across the link alone. */
  name: string;
  /** Restricts the route to ports that this level may enter. */
  level?: number;
  className?: string;
}

/** 가는 길, from the start that this device remembers; the start is read after hydration. */
export function RouteLink({ to, name, level, className = 'btn sm' }: RouteLinkProps) {
  const [from, setFrom] = useState<string>();
  useEffect(
    () =>
      whileLoaded(
        () => import('./route-start.ts'),
        ({ readRouteStart }) => {
          setFrom(readRouteStart()?.place);
          return () => {};
        },
      ),
    [],
  );
  return (
    <a className={className} href={mapRouteHref({ from, to, level })} aria-label={`가는 길: ${name}`}>
      가는 길
    </a>
  );
}
