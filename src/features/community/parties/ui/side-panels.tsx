import type { MovingLine } from '#features/trade/market/moving.reader.ts';
import { MovingPanel } from '#features/trade/market/ui/public/moving-panel.tsx';
import { USUAL_DAYS } from '#features/trade/quotes/quote.contract.ts';
import type { PartiesPageData } from '../pages/parties.loader.ts';
import css from './parties.module.css';
import { PartyShouts } from './party-shouts.tsx';
import SharingPanel from './sharing-panel.tsx';

export interface SidePanelsProps extends Pick<PartiesPageData, 'shouts'> {
  moving: readonly MovingLine[];
}

export default function SidePanels({ moving, shouts }: SidePanelsProps) {
  return (
    <div className={`stack ${css.side}`}>
      <PartyShouts shouts={shouts} />
      <SharingPanel />
      <MovingPanel rows={moving} days={USUAL_DAYS} />
    </div>
  );
}
