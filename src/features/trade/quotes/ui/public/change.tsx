import { changeOf, ratioOf } from './quote.labels.ts';

export function Change({ change }: { change: number | null }) {
  if (change === null) return null;
  const { text, direction } = changeOf(change);
  return <span className={direction}>{text}</span>;
}

/** +3% against the quote; empty if either is missing. */
export function Ratio({ price, median }: { price: number | null; median: number | null }) {
  if (price === null || median === null) return null;
  const { text, direction } = ratioOf(price, median);
  return <span className={direction}>{text}</span>;
}
