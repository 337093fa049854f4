import galmuri11 from '../../.cache/ui/galmuri11.woff2?url&no-inline';
import galmuri11Bold from '../../.cache/ui/galmuri11-bold.woff2?url&no-inline';
import galmuri14 from '../../.cache/ui/galmuri14.woff2?url&no-inline';
import pretendard from '../../.cache/ui/pretendard.woff2?url&no-inline';

/** What every page preloads (`as="font" type="font/woff2" crossorigin`), the bold pixel face first. */
export const preloadedFonts: readonly string[] = [galmuri11Bold, galmuri14, galmuri11, pretendard];
