import { LaterPart } from '#platform/client/later-part.tsx';

/** The visitor's open trades, alerts and bump: nothing on the server, its room is the caller's. */
export function MyMarket() {
  return <LaterPart load={() => import('../home/my-market-line.tsx')} />;
}
