import { changeOf, ratioOf } from './quote.labels.ts';

/** ▲3.2% over the window before; nothing where there is nothing to compare. */
export function Change({ change }: { change: number | null }) {
  if (change === null) return null;
  const { text, direction } = changeOf(change);
  return <span className={direction}>{text}</span>;
}

/** +3% against the quote; nothing where either is missing. */
export function Ratio({ price, median }: { price: number | null; median: number | null }) {
  if (price === null || median === null) return null;
  const { text, direction } = ratioOf(price, median);
  return <span className={direction}>{text}</span>;
}
