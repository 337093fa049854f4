interface Point {
  x: number;
  y: number;
}

/** Pixels for the end dot and half a line. */
const INSET = 3;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Null without values; a single value is only a dot. */
export function computeSpark(
  values: readonly (number | null)[],
  width: number,
  height: number,
): { path: string; end: Point } | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const all = known.map(({ value }) => value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (index: number) =>
    tenth(values.length < 2 ? width - INSET : INSET + (index * (width - 2 * INSET)) / (values.length - 1));
  const y = (value: number) =>
    tenth(high === low ? height / 2 : height - INSET - ((value - low) * (height - 2 * INSET)) / (high - low));
  const points = known.map(({ value, index }): Point => ({ x: x(index), y: y(value) }));
  const end = points.at(-1);
  if (!end) return null;
  return { path: points.length < 2 ? '' : `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`, end };
}
