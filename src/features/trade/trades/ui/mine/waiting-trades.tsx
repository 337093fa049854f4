import { Skeleton } from '#ui/components/states.tsx';

const ROWS = 4;

/** One's own trades before they come: a head and rows of their height. */
export function WaitingTrades() {
  return (
    <>
      <header className="my-trades-head" />
      <Skeleton rows={ROWS} className="t two" />
    </>
  );
}
