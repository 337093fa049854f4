import type { MapPlan } from '../map-plan.rules.ts';
import { drawPlan } from '../map-plan.rules.ts';
import {
  clampPan,
  type Layout,
  nearestScale,
  type Point,
  panAfterZoom,
  pictureScales,
  planScales,
  type Size,
  stepScale,
} from '../map-zoom.rules.ts';
import { startOfView } from '../view-start.rules.ts';
import { startGestures } from './map-gestures.ts';
import type { MapControls, ShowLaid } from './use-map-controls.ts';

interface Sheet<Laid extends Layout> {
  first: Laid;
  scales(view: Size): number[];
  layOut(scale: number): Laid;
}

/**
 * Pan and zoom of a map. The position is the view's own scroll position: a finger pans without a script, the browser
 * does not scroll past the map, and a focused mark scrolls into view.
 */
function controlMap<Laid extends Layout>(view: HTMLElement, sheet: Sheet<Laid>, show: ShowLaid<Laid>): MapControls {
  const listening = new AbortController();
  let laid = sheet.first;
  let pending: Point | null = null;
  let moved: Point = { x: 0, y: 0 };
  let frame = 0;
  let pinchedFrom = laid.scale;

  const padding = Number.parseFloat(getComputedStyle(view).paddingTop);
  const size = (): Size => ({ width: view.clientWidth, height: view.clientHeight - padding });
  const ladder = () => sheet.scales(size());
  const moveInFrame = () => {
    frame = 0;
    const by = moved;
    moved = { x: 0, y: 0 };
    if (pending) {
      const { width, height } = size();
      pending = {
        x: clampPan(pending.x + by.x, laid.width, width),
        y: clampPan(pending.y + by.y, laid.height, height),
      };
    } else view.scrollBy({ left: by.x, top: by.y, behavior: 'instant' });
  };

  function zoomTo(scale: number, at?: Point): void {
    if (scale === laid.scale) return;
    if (frame) {
      cancelAnimationFrame(frame);
      moveInFrame();
    }
    const now = size();
    const next = sheet.layOut(scale);
    const anchor = at ? { x: at.x, y: at.y - padding } : { x: now.width / 2, y: now.height / 2 };
    const pan = pending ?? { x: view.scrollLeft, y: view.scrollTop };
    pending = panAfterZoom(pan, anchor, now, { from: laid, to: next });
    laid = next;
    const scales = ladder();
    show(next, {
      times: Math.round((next.scale / sheet.first.scale) * 100) / 100,
      isSmallest: scale === scales[0],
      isLargest: scale === scales.at(-1),
    });
  }

  const actions = {
    panBy(x: number, y: number) {
      moved = { x: moved.x + x, y: moved.y + y };
      frame ||= requestAnimationFrame(moveInFrame);
    },
    zoomBy: (step: 1 | -1, at?: Point) => zoomTo(stepScale(ladder(), laid.scale, step), at),
    canZoom: (step: 1 | -1) => stepScale(ladder(), laid.scale, step) !== laid.scale,
    beginPinch() {
      pinchedFrom = laid.scale;
    },
    pinchTo: (ratio: number, at: Point) => zoomTo(nearestScale(ladder(), pinchedFrom * ratio), at),
    // If the whole map is visible at the first scale, a larger scale returns to it.
    showWhole: () => zoomTo(ladder()[0] ?? laid.scale),
  };
  startGestures(view, actions, listening.signal);
  return {
    zoomBy: (step) => actions.zoomBy(step),
    showWhole: actions.showWhole,
    settle() {
      if (pending) view.scrollTo({ left: pending.x, top: pending.y, behavior: 'instant' });
      pending = null;
    },
    close() {
      listening.abort();
      cancelAnimationFrame(frame);
    },
  };
}

export interface LaidPlan extends Layout {
  plan: MapPlan;
}

function laidPlan(plan: MapPlan): LaidPlan {
  const { scale, width, height, floor } = plan;
  return { plan, scale, width, height, originX: floor.x, originY: floor.y };
}

/** Redraws the plan at each scale, because its bitmap font cannot be scaled. */
export function controlPlan(view: HTMLElement, plan: MapPlan, show: ShowLaid<LaidPlan>): MapControls {
  const { extentX, extentY, marks: places } = plan;
  const fortress = plan.towers.length > 0;
  const drawn = new Map([[plan.scale, laidPlan(plan)]]);
  const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = view;
  view.scrollTo({ left: startOfView(places, { left, top, width, height }, plan.width), behavior: 'instant' });
  return controlMap(
    view,
    {
      first: laidPlan(plan),
      scales: (size) => planScales(plan.scale, { x: extentX, y: extentY }, size),
      layOut(scale) {
        const laid = drawn.get(scale) ?? laidPlan(drawPlan({ extentX, extentY, fortress, places }, scale));
        drawn.set(scale, laid);
        return laid;
      },
    },
    show,
  );
}

export function controlPicture(view: HTMLElement, picture: Size, show: ShowLaid<Layout>): MapControls {
  const layOut = (scale: number): Layout => ({
    scale,
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
    originX: 0,
    originY: 0,
  });
  return controlMap(view, { first: layOut(1), scales: (size) => pictureScales(picture, size), layOut }, show);
}
