import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#platform/client/after-load.ts';

const DESK = '(min-width: 900px)';

type Line = ComponentType<{ gameServer: number | undefined }>;

/** 방금 체결 at the end of the menu: asked for once the page is idle, so that no page depends on it. */
export function LatestDeal({ gameServer }: { gameServer: number | undefined }) {
  const [Part, setPart] = useState<Line>();
  useEffect(() => {
    whenIdle(() => {
      if (!matchMedia(DESK).matches) return;
      import('../latest-deal-line.tsx').then(
        ({ default: Loaded }) => setPart(() => Loaded),
        () => undefined,
      );
    });
  }, []);
  return Part ? <Part gameServer={gameServer} /> : null;
}
