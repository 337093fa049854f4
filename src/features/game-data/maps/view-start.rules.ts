import type { PlanMark } from './map-plan.rules.ts';
import { labelWidth } from './plan-box.rules.ts';

const REACH = 96;
const STEP = 4;
const SYMBOL = 8;

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

function toEnds(mark: PlanMark): [from: number, to: number] {
  const [from, to] = [mark.px - SYMBOL, mark.px + SYMBOL];
  return mark.text ? [Math.min(from, mark.text.x), Math.max(to, mark.text.x + labelWidth(mark))] : [from, to];
}

/**
 * Returns the scroll position near the requested one at which the edges of a view narrower than its plan cut the fewest
 * names.
 */
export function startOfView(marks: readonly PlanMark[], { left, top, width, height }: View, planWidth: number): number {
  const last = planWidth - width;
  if (last <= 0) return 0;
  const ends = marks.filter(({ py }) => py >= top && py <= top + height).map(toEnds);
  const isCut = (edge: number) => ends.filter(([from, to]) => from < edge && edge < to).length;
  const cutsAt = (start: number) => isCut(start) + isCut(start + width);
  const within = (start: number) => Math.round(Math.min(last, Math.max(0, start)));
  let best = within(left);
  for (let shift = STEP; shift <= REACH; shift += STEP)
    for (const start of [within(left - shift), within(left + shift)]) if (cutsAt(start) < cutsAt(best)) best = start;
  return best;
}
