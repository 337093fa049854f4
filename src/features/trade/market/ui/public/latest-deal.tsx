import { LaterPart } from '#platform/client/later-part.tsx';

/** 방금 체결 at the end of the menu; loaded later, because no page depends on it. */
export function LatestDeal() {
  return <LaterPart load={() => import('../latest-deal-line.tsx')} />;
}
