import { type LabelRequest, placeLabels } from './label-placement.rules.ts';
import { boxesAlong, labelWidth, type PlanLabel } from './plan-box.rules.ts';
import type { WorldWalk } from './world-walks.rules.ts';

export interface WorldSpot extends PlanLabel {
  x: number;
  y: number;
  group: number;
  isTown: boolean;
}

/**
 * `travel`: chosen on the game's world map; `walk`: through ports, in both directions; `place`: between two ends of one
 * place.
 */
export type WorldLineKind = 'travel' | 'walk' | 'place';

export interface WorldLine {
  kind: WorldLineKind;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** All lengths are in whole pixels; the drawing is never scaled. */
export interface WorldDrawing {
  width: number;
  height: number;
  spots: { px: number; py: number; text: { x: number; y: number } | null }[];
  lines: WorldLine[];
}

const SIDE = 44;
const ABOVE = 28;
const INSET = 4;
const BASE_LINE = 11;

interface Pixel {
  px: number;
  py: number;
}

interface Edge {
  from: number;
  to: number;
}

type Length = (a: number, b: number) => number;

/** The shortest edges that connect the places of a group. */
function joined(group: readonly number[], length: Length): Edge[] {
  const edges: Edge[] = [];
  const [first, ...rest] = group;
  if (first === undefined) return edges;
  const inside = [first];
  while (rest.length > 0) {
    const pairs = rest.flatMap((to) => inside.map((from) => ({ from, to })));
    const shortest = pairs.reduce((best, pair) =>
      length(pair.from, pair.to) < length(best.from, best.to) ? pair : best,
    );
    edges.push(shortest);
    inside.push(shortest.to);
    rest.splice(rest.indexOf(shortest.to), 1);
  }
  return edges;
}

function isEdge(edge: Edge, a: number, b: number): boolean {
  return (edge.from === a && edge.to === b) || (edge.from === b && edge.to === a);
}

/** Leaves out walks on whose way a third place lies. */
function withoutDetours(walks: readonly WorldWalk[], length: Length): WorldWalk[] {
  const ends = new Set(walks.flatMap(({ from, to }) => [from, to]));
  const isShorter = (a: number, b: number, than: number) =>
    length(a, b) < than && walks.some((walk) => isEdge(walk, a, b));
  return walks.filter(({ from, to }) => {
    const own = length(from, to);
    return ![...ends].some((third) => isShorter(from, third, own) && isShorter(third, to, own));
  });
}

/** The length is at least 1, so that a single place does not divide by zero. */
function span(values: readonly number[]): { from: number; length: number } {
  const from = Math.min(...values);
  return { from, length: Math.max(1, Math.max(...values) - from) };
}

interface Paper {
  width: number;
  height: number;
}

export function drawWorld(spots: readonly WorldSpot[], paper: Paper, known: readonly WorldWalk[] = []): WorldDrawing {
  if (spots.length === 0) return { width: paper.width, height: 2 * ABOVE, spots: [], lines: [] };
  const across = span(spots.map(({ x }) => x));
  const down = span(spots.map(({ y }) => y));
  const scale = Math.min((paper.width - 2 * SIDE) / across.length, (paper.height - 2 * ABOVE) / down.length);
  const left = (paper.width - across.length * scale) / 2;
  const height = Math.round(down.length * scale) + 2 * ABOVE;
  const pixels = spots.map(({ x, y }) => ({
    px: Math.round(left + (x - across.from) * scale),
    py: Math.round(ABOVE + (y - down.from) * scale),
  }));
  const length: Length = (from, to) => {
    const [a, b] = [pixels[from], pixels[to]];
    return a && b ? Math.hypot(a.px - b.px, a.py - b.py) : Number.POSITIVE_INFINITY;
  };
  const walks = withoutDetours(known, length);
  const groups = [...Map.groupBy(spots.keys(), (index) => spots[index]?.group).values()];
  const travels = groups
    .flatMap((group) => joined(group, length))
    .filter(({ from, to }) => !walks.some((walk) => isEdge(walk, from, to)));
  const toLines = (kind: WorldLineKind, { from, to }: Edge): WorldLine[] => {
    const [a, b] = [pixels[from], pixels[to]];
    return a && b ? [{ kind, x1: a.px, y1: a.py, x2: b.px, y2: b.py }] : [];
  };
  const isOnePlace = (walk: WorldWalk) => walk.isOnePlace || spots[walk.from]?.label === spots[walk.to]?.label;
  const lines = [
    ...walks.flatMap((walk) => toLines(isOnePlace(walk) ? 'place' : 'walk', walk)),
    ...travels.flatMap((edge) => toLines('travel', edge)),
  ];
  const unnamed = findUnnamed(walks.filter(isOnePlace), pixels);
  return {
    width: paper.width,
    height,
    spots: withNames(spots, pixels, { lines, unnamed, paper: { width: paper.width, height } }),
    lines,
  };
}

/** Returns the ends of each place that have no name: all but the middle one. */
function findUnnamed(walks: readonly WorldWalk[], pixels: readonly Pixel[]): ReadonlySet<number> {
  const places: number[][] = [];
  for (const { from, to } of walks) {
    const joins = places.filter((place) => place.includes(from) || place.includes(to));
    const place = [...new Set([...joins.flat(), from, to])];
    places.splice(0, places.length, ...places.filter((other) => !joins.includes(other)), place);
  }
  const across = (index: number) => pixels[index]?.px ?? 0;
  return new Set(
    places.flatMap((place) => {
      const inOrder = place.toSorted((a, b) => across(a) - across(b));
      return inOrder.toSpliced(Math.floor(inOrder.length / 2), 1);
    }),
  );
}

function withNames(
  spots: readonly WorldSpot[],
  pixels: readonly Pixel[],
  { lines, unnamed, paper }: { lines: readonly WorldLine[]; unnamed: ReadonlySet<number>; paper: Paper },
) {
  const symbols = pixels.map(({ px, py }) => ({ x: px, y: py }));
  const requests = spots.flatMap((spot, index): (LabelRequest & { index: number; isTown: boolean })[] => {
    const at = pixels[index];
    if (!at || unnamed.has(index)) return [];
    const prefer = at.px > paper.width / 2 ? 'right' : 'left';
    return [{ index, isTown: spot.isTown, x: at.px, y: at.py, width: labelWidth(spot), text: spot.label, prefer }];
  });
  const inOrder = requests.toSorted((a, b) => Number(b.isTown) - Number(a.isTown));
  const boxes = placeLabels(inOrder, {
    symbols,
    obstacles: [],
    lines: lines.flatMap(boxesAlong),
    // Each place of a world is distinct, so no name is an echo of another.
    echo: 0,
    apart: 5,
    bounds: { x: INSET, y: INSET, width: paper.width - 2 * INSET, height: paper.height - 2 * INSET },
  });
  const boxOf = new Map(inOrder.map(({ index }, at) => [index, boxes[at]]));
  return pixels.map((pixel, index) => {
    const box = boxOf.get(index);
    return { ...pixel, text: box ? { x: box.x, y: box.y + BASE_LINE } : null };
  });
}
