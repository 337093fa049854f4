import { AfterHydration } from '../home/after-hydration.tsx';

/** The visitor's open trades, alerts and bump: nothing on the server, its room is the caller's. */
export function MyMarket() {
  return <AfterHydration load={() => import('../home/my-market-line.tsx')} />;
}
