import { type ComponentType, lazy, useEffect, useState } from 'react';
import { afterLoad } from '#platform/client/after-load.ts';
import css from './quote-panel.module.css';
import type { QuotePanelProps } from './quote-panel.tsx';

type Panel = ComponentType<QuotePanelProps>;

/** The server's own; the condition cuts it out of the browser's bundle. */
const DrawnPanel: Panel | undefined = import.meta.env.SSR ? (await import('./quote-panel.tsx')).QuotePanel : undefined;

/** On pages that the browser draws by itself: one does not go there before its code is here. */
const LaterPanel: Panel = lazy(() =>
  import('./quote-panel.tsx').then(
    ({ QuotePanel }): { default: Panel } => ({ default: QuotePanel }),
    // A page without its quote is still worth reading.
    () => ({ default: () => null }),
  ),
);

let known: Panel | undefined = DrawnPanel ?? (isLaterPage() ? LaterPanel : undefined);

/** The browser's code for the first page sets the mark once that page's own code is here (client.tsx). */
function isLaterPage(): boolean {
  return performance.getEntriesByName('first-page').length > 0;
}

/** An element that says it brings its own markup keeps what the server put there. */
const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The quote on the page where most visits begin: the server draws it, the browser shows that markup as it is and fetches the
 * code behind it only after the page.
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
        // What the server drew stays.
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
