import { DrawnPart, drawnPart } from '#platform/client/drawn-part.tsx';
import css from './quote-panel.module.css';
import type { QuotePanelProps } from './quote-panel.tsx';

const load = () => import('./quote-panel.tsx').then(({ QuotePanel }) => ({ default: QuotePanel }));
const PANEL = drawnPart<QuotePanelProps>(load, import.meta.env.SSR ? (await load()).default : undefined);

export function ItemQuotePanel(props: QuotePanelProps) {
  return <DrawnPart part={PANEL} props={props} className={css.slot} />;
}
