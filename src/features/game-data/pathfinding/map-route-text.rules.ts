import { formatDigits } from '#shared/korean/amount.ts';

interface TextStep {
  name: string;
  where: string;
  tile: string | null;
  minLevel: number | null;
  isOneWay: boolean;
  tiles: number | null;
}

export interface DescribedRoute {
  from: { name: string };
  to: { name: string };
  title: string;
  walk: string;
  steps: readonly TextStep[];
  end: { name: string; detail: string; tile: string | null; tiles: number | null };
}

export function mapRouteText({ from, to, title, walk, steps, end }: DescribedRoute): string {
  const lines = steps.map((step, index) => `${index + 1}. ${step.name}: ${stepText(step)}`);
  const place = [end.tile && `(${end.tile})`, end.detail, tilesText(end.tiles)].filter(Boolean).join(' · ');
  const last = `도착. ${end.name}${place === '' ? '' : `: ${place}`}`;
  return [`${from.name} → ${to.name}: ${title} (${walk})`, ...lines, last].join('\n');
}

/** `남문 (110, 219) · 레벨 60부터 · 24칸`. */
export function stepText({ where, tile, minLevel, isOneWay, tiles }: TextStep): string {
  const at = [where, tile && `(${tile})`].filter(Boolean).join(' ');
  const parts = [at, minLevel === null ? null : `레벨 ${minLevel}부터`, isOneWay ? '일방통행' : null];
  return [...parts, tilesText(tiles)].filter(Boolean).join(' · ');
}

function tilesText(tiles: number | null): string | null {
  return tiles === null ? null : `${formatDigits(tiles)}칸`;
}
