import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToAnchor } from '#features/shell/anchors/ui/scroll-to-anchor.ts';

/** What happens in the browser whenever the address changes; the same hash chosen again scrolls again. */
export function useRouteEffects(): void {
  const location = useLocation();
  useEffect(() => scrollToAnchor(location.hash), [location]);
}
