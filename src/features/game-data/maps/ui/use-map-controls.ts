import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { firstUse } from '#platform/client/first-use.ts';
import type { Layout } from '../map-zoom.rules.ts';

export interface ZoomState {
  times: number;
  isSmallest: boolean;
  isLargest: boolean;
}

export type ShowLaid<Laid extends Layout> = (laid: Laid, zoom: ZoomState) => void;

export interface MapControls {
  zoomBy(step: 1 | -1): void;
  showWhole(): void;
  settle(): void;
  close(): void;
}

export type OpenControls<Laid extends Layout> = (view: HTMLElement, show: ShowLaid<Laid>) => MapControls | undefined;
type LoadControls<Laid extends Layout> = () => Promise<OpenControls<Laid>>;

export type Control = (act?: (controls: MapControls) => void) => void;

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
      // The connection failed or the picture is not loaded yet: the next touch tries again.
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
 * Loads the controls once the page is used (the first touch may be a pinch). Until then, and without scripts, the view scrolls. Only the first `loadControls` is used.
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
    void firstUse().then(() => hand.control());
    return hand.close;
  }, [hand]);
  return { shown, control: hand.control };
}
