import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad, isLaterPage } from '#platform/client/after-load.ts';
import type { QuotePanelProps } from './quote-panel.tsx';

type Panel = ComponentType<QuotePanelProps>;

/** What draws it, as soon as it is known: on the server, and on pages that the browser draws by itself, from the beginning. */
let known: Panel | undefined =
  import.meta.env.SSR || isLaterPage() ? (await import('./quote-panel.tsx')).QuotePanel : undefined;

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
  if (!Panel) return <div key="drawn" className="quote-slot" {...AS_DRAWN} />;
  return (
    <div key={import.meta.env.SSR ? 'drawn' : 'alive'} className="quote-slot">
      <Panel {...props} />
    </div>
  );
}
