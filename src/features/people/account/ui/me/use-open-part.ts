import { useEffect, useState } from 'react';

/**
 * Returns whether the address asked for this part at first; a reload or a step back then does not open it again. For
 * the browser only.
 */
export function useOpenPart(path: string): boolean {
  const [isOpen] = useState(() => isAt(path));
  useEffect(() => {
    if (isAt(path)) history.replaceState(history.state, '', location.pathname);
  }, [path]);
  return isOpen;
}

function isAt(path: string): boolean {
  return location.pathname + location.hash === path;
}
