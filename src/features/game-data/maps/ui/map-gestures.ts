import { bindKeys } from '#platform/client/keys.ts';
export interface MapActions {
  panBy(x: number, y: number): void;
  zoomBy(step: 1 | -1, at?: { x: number; y: number }): void;
  /** `ratio`: current distance of the two fingers by their first one. `beginPinch` is called before. */
  beginPinch(): void;
  pinchTo(ratio: number, at: { x: number; y: number }): void;
  showWhole(): void;
}

const TREMBLE_PX = 4;
const WHEEL_PX = 40;
const LINE_PX = 16;
const KEY_PAN_PX = 80;

function pointIn(view: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = view.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function startDrag(view: HTMLElement, actions: MapActions, signal: AbortSignal): void {
  let last: { x: number; y: number } | null = null;
  let isDragging = false;
  const end = () => {
    last = null;
    delete view.dataset.dragging;
    // The click event of this release follows immediately.
    setTimeout(() => {
      isDragging = false;
    });
  };
  const on = { signal };
  view.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY };
      isDragging = false;
    },
    on,
  );
  view.addEventListener(
    'pointermove',
    (event) => {
      if (!last || event.pointerType === 'touch') return;
      const [x, y] = [event.clientX - last.x, event.clientY - last.y];
      if (!isDragging && Math.hypot(x, y) < TREMBLE_PX) return;
      if (!isDragging) {
        isDragging = true;
        view.setPointerCapture(event.pointerId);
        view.dataset.dragging = '';
      }
      last = { x: event.clientX, y: event.clientY };
      actions.panBy(-x, -y);
    },
    on,
  );
  view.addEventListener('pointerup', end, on);
  view.addEventListener('pointercancel', end, on);
  view.addEventListener('dragstart', (event) => event.preventDefault(), on);
  view.addEventListener(
    'click',
    (event) => {
      if (!isDragging) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}

/**
 * The wheel zooms with Ctrl or while the map has the focus; otherwise, and at the end of the scales, it scrolls the
 * page.
 */
function startWheel(view: HTMLElement, actions: MapActions & { canZoom(step: 1 | -1): boolean }, signal: AbortSignal) {
  let turned = 0;
  view.addEventListener(
    'wheel',
    (event) => {
      const isQueried = event.ctrlKey || event.metaKey;
      if (!isQueried && !view.contains(document.activeElement)) return;
      const step = event.deltaY < 0 ? 1 : -1;
      if (!isQueried && !actions.canZoom(step)) return;
      event.preventDefault();
      if (Math.sign(turned) !== Math.sign(event.deltaY)) turned = 0;
      turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX);
      if (Math.abs(turned) < WHEEL_PX) return;
      turned = 0;
      actions.zoomBy(step, pointIn(view, event));
    },
    { signal, passive: false },
  );
}

/**
 * A mouse wheel over the map scrolls the page: the style sheet hides the overflow then, while a finger pans by native
 * scrolling. A focus from a click ends when the mouse leaves, so the wheel scrolls the page again.
 */
function startMouse(view: HTMLElement, signal: AbortSignal): void {
  const on = { signal };
  let isClicked = false;
  view.addEventListener(
    'pointerdown',
    () => {
      isClicked = true;
    },
    on,
  );
  view.addEventListener(
    'pointermove',
    ({ pointerType }) => {
      if (pointerType === 'mouse') view.dataset.by = 'mouse';
    },
    on,
  );
  view.addEventListener(
    'pointerleave',
    () => {
      delete view.dataset.by;
      if (isClicked && document.activeElement === view) view.blur();
      isClicked = false;
    },
    on,
  );
}

interface Pair {
  distance: number;
  x: number;
  y: number;
}

function toPair(view: HTMLElement, { touches }: TouchEvent): Pair | null {
  const [one, other] = touches;
  if (!one || !other || touches.length !== 2) return null;
  const [a, b] = [pointIn(view, one), pointIn(view, other)];
  return { distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Two fingers pan and zoom; one finger is left to the browser, which pans the map and then the page. */
function startPinch(view: HTMLElement, actions: MapActions, signal: AbortSignal): void {
  let first: Pair | null = null;
  let last: Pair | null = null;
  const begin = (event: TouchEvent) => {
    first = toPair(view, event);
    last = first;
    if (first) actions.beginPinch();
  };
  for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) {
    view.addEventListener(name, begin, { signal, passive: true });
  }
  view.addEventListener(
    'touchmove',
    (event) => {
      const pair = first && toPair(view, event);
      if (!first || !last || !pair) return;
      if (event.cancelable) event.preventDefault();
      actions.panBy(last.x - pair.x, last.y - pair.y);
      actions.pinchTo(pair.distance / first.distance, pair);
      last = pair;
    },
    { signal, passive: false },
  );
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows pan, and scroll the page at the end of the map; + and − zoom, 0 shows the whole map. */
function startKeys(view: HTMLElement, actions: MapActions, signal: AbortSignal): void {
  const act = (key: string): boolean => {
    if (key === '+' || key === '=') actions.zoomBy(1);
    else if (key === '-' || key === '_') actions.zoomBy(-1);
    else if (key === '0') actions.showWhole();
    else {
      const [x, y] = ARROWS[key] ?? [0, 0];
      if (!hasMore(view.scrollLeft, view.scrollWidth - view.clientWidth, x)) {
        if (!hasMore(view.scrollTop, view.scrollHeight - view.clientHeight, y)) return false;
      }
      actions.panBy(x * KEY_PAN_PX, y * KEY_PAN_PX);
    }
    return true;
  };
  signal.addEventListener('abort', bindKeys([{ name: 'moveMap' }, { name: 'zoomMap' }, { name: 'wholeMap' }]));
  view.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (act(event.key)) event.preventDefault();
    },
    { signal },
  );
}

function hasMore(at: number, end: number, direction: number): boolean {
  return direction < 0 ? at > 0 : direction > 0 && at < end - 1;
}

export function startGestures(
  view: HTMLElement,
  actions: MapActions & { canZoom(step: 1 | -1): boolean },
  signal: AbortSignal,
): void {
  startDrag(view, actions, signal);
  startWheel(view, actions, signal);
  startMouse(view, signal);
  startPinch(view, actions, signal);
  startKeys(view, actions, signal);
  view.addEventListener(
    'dblclick',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) return;
      actions.zoomBy(event.shiftKey ? -1 : 1, pointIn(view, event));
    },
    { signal },
  );
}
