import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of a box in whole pixels: as the server drew it, then as it really is. What is not shown has no width. */
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
