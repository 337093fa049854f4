import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Layout } from '../map-zoom.rules.ts';

/** Where on the ladder of scales one stands. */
export interface ZoomState {
  /** Times the scale at first. */
  times: number;
  isSmallest: boolean;
  isLargest: boolean;
}

export type ShowLaid<Laid extends Layout> = (laid: Laid, zoom: ZoomState) => void;

export interface MapControls {
  zoomBy(step: 1 | -1): void;
  showWhole(): void;
  /** The new layout is on the screen. */
  settle(): void;
  close(): void;
}

/** Opens the controls on the view, once what is moved is there. */
export type OpenControls<Laid extends Layout> = (view: HTMLElement, show: ShowLaid<Laid>) => MapControls | undefined;
/** Their code comes when it is needed. */
type LoadControls<Laid extends Layout> = () => Promise<OpenControls<Laid>>;

/** Does it with the controls as soon as they are there; where they cannot be had, nothing is done. */
export type Control = (act?: (controls: MapControls) => void) => void;

const NO_IDLE_MS = 1500;

function lazyControls<Laid extends Layout>(
  view: RefObject<HTMLElement | null>,
  loadControls: LoadControls<Laid>,
  show: ShowLaid<Laid>,
) {
  let controls: MapControls | undefined;
  let loading: Promise<void> | undefined;
  const load = async () => {
    try {
      const open = await loadControls();
      if (view.current) controls ??= open(view.current, show);
    } finally {
      // No connection, or a picture that is not there yet: the next touch tries again.
      if (!controls) loading = undefined;
    }
  };
  const control: Control = (act) => {
    if (controls) act?.(controls);
    else {
      loading ??= load();
      loading.then(
        () => controls && act?.(controls),
        () => undefined,
      );
    }
  };
  return {
    control,
    settle: () => controls?.settle(),
    close: () => controls?.close(),
  };
}

/**
 * What moves a map: loaded when the browser is idle (two fingers may be the first to touch it), or at the first touch.
 * Until then, and without scripts, the view scrolls. `loadControls` is taken as it is at first.
 */
export function useMapControls<Laid extends Layout>(
  view: RefObject<HTMLElement | null>,
  loadControls: LoadControls<Laid>,
) {
  const [shown, setShown] = useState<{ laid: Laid; zoom: ZoomState }>();
  const [hand] = useState(() => lazyControls<Laid>(view, loadControls, (laid, zoom) => setShown({ laid, zoom })));
  useLayoutEffect(() => {
    if (shown) hand.settle();
  }, [shown, hand]);
  useEffect(() => {
    const takeControl = () => hand.control();
    if ('requestIdleCallback' in window) requestIdleCallback(takeControl);
    else setTimeout(takeControl, NO_IDLE_MS);
    return hand.close;
  }, [hand]);
  return { shown, control: hand.control };
}
