import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels: as rendered by the server, then measured. Hidden boxes are not measured. */
export function useWidth<Box extends HTMLElement>(drawn: number): { box: RefObject<Box | null>; width: number } {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(drawn);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const real = Math.floor(entry?.contentRect.width ?? 0);
      if (real > 0) setWidth(real);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
