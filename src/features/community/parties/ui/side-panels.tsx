import type { MovingLine } from '#features/trade/market/moving.reader.ts';
import { MovingPanel } from '#features/trade/market/ui/public/moving-panel.tsx';
import { USUAL_DAYS } from '#features/trade/quotes/quote.contract.ts';
import { SharingPanel } from './sharing-panel.tsx';

export interface SidePanelsProps {
  moving: readonly MovingLine[];
}

export default function SidePanels({ moving }: SidePanelsProps) {
  return (
    <div className="stack">
      <SharingPanel />
      <MovingPanel rows={moving} days={USUAL_DAYS} />
    </div>
  );
}
