import { drawnLater } from '#platform/client/drawn-later.tsx';
import css from '../../../quotes/ui/public/quote-panel.module.css';
import type { QuotePanelProps } from './quote-panel.tsx';

const Panel = await drawnLater(async () => (await import('./quote-panel.tsx')).QuotePanel);

export function ItemQuotePanel(props: QuotePanelProps) {
  return (
    <div className={css.slot}>
      <Panel {...props} />
    </div>
  );
}
