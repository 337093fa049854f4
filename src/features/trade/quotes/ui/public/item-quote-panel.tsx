import { type ComponentType, lazy, useEffect, useState } from 'react';
import { afterLoad } from '#platform/client/after-load.ts';
import css from './quote-panel.module.css';
import type { QuotePanelProps } from './quote-panel.tsx';

type Panel = ComponentType<QuotePanelProps>;

const DrawnPanel: Panel | undefined = import.meta.env.SSR ? (await import('./quote-panel.tsx')).QuotePanel : undefined;

const LaterPanel: Panel = lazy(() =>
  import('./quote-panel.tsx').then(
    ({ QuotePanel }): { default: Panel } => ({ default: QuotePanel }),
    // The page works without its quote.
    () => ({ default: () => null }),
  ),
);

let known: Panel | undefined = DrawnPanel ?? (isLaterPage() ? LaterPanel : undefined);

/** Set by start-client once the first page's code is loaded. */
function isLaterPage(): boolean {
  return performance.getEntriesByName('first-page').length > 0;
}

/** React leaves server markup alone under dangerouslySetInnerHTML. */
const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The quote on the page where most visits begin. The server renders it; the browser shows that markup unchanged and
 * loads the code behind it only after the page.
 */
export function ItemQuotePanel(props: QuotePanelProps) {
  const [Panel, setPanel] = useState<Panel | undefined>(() => known);
  useEffect(() => {
    afterLoad(() => {
      import('./quote-panel.tsx').then(
        (module) => {
          known = module.QuotePanel;
          setPanel(() => known);
        },
        // The server's markup stays.
        () => undefined,
      );
    });
  }, []);
  if (!Panel) return <div key="drawn" className={css.slot} {...AS_DRAWN} />;
  return (
    <div key={import.meta.env.SSR ? 'drawn' : 'alive'} className={css.slot}>
      <Panel {...props} />
    </div>
  );
}
