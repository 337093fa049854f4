import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#platform/client/after-load.ts';

/** 방금 체결 at the end of the menu: asked for once the page is idle, so that no page depends on it. */
export function LatestDeal() {
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(() => {
      import('../latest-deal-line.tsx').then(
        ({ default: Loaded }) => setLine(() => Loaded),
        () => undefined,
      );
    });
  }, []);
  return Line ? <Line /> : null;
}
