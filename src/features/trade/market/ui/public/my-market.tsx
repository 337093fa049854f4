import { LaterPart } from '#platform/client/later-part.tsx';

/** The visitor's open trades, alerts and bump. Rendered in the browser only; the caller reserves the space. */
export function MyMarket() {
  return <LaterPart load={() => import('../home/my-market-line.tsx')} />;
}
