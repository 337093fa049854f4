import { useEffect } from 'react';
import { useSite } from '../../../../ui/page/site-context.tsx';

/** Adds the operator's style sheet of web fonts after mount, so that the first paint never waits for another host. */
export function useFontStylesheet(): void {
  const { fontStylesheet } = useSite();
  useEffect(() => {
    if (!fontStylesheet) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fontStylesheet.url;
    link.crossOrigin = 'anonymous';
    if (fontStylesheet.integrity) link.integrity = fontStylesheet.integrity;
    document.head.append(link);
    return () => link.remove();
  }, [fontStylesheet]);
}
