import type { PartyLine } from '#features/community/parties/party.labels.ts';
import { OpenParties } from '#features/community/parties/ui/public/open-parties.tsx';
import { UpcomingPanel, type UpcomingRow } from '#features/content/articles/ui/public/upcoming-panel.tsx';
import { ToolTiles } from '#features/game-data/home/ui/public/tool-tiles.tsx';
import type { MovingLine } from '#features/trade/market/moving.reader.ts';
import { MovingPanel } from '#features/trade/market/ui/public/moving-panel.tsx';
import { USUAL_DAYS } from '#features/trade/quotes/quote.contract.ts';
import { Panel } from '#ui/components/panel.tsx';
import css from './home-page.module.css';

export interface HomeSideProps {
  parties: readonly PartyLine[];
  moving: readonly MovingLine[];
  upcoming: readonly UpcomingRow[];
  hasTools: boolean;
}

export default function HomeSide({ parties, moving, upcoming, hasTools }: HomeSideProps) {
  return (
    <div className={`stack ${css.others}`}>
      {parties.length > 0 && (
        <Panel title="파티 찾는 중" more={{ href: '/party', label: '파티 목록' }}>
          <OpenParties rows={parties} />
        </Panel>
      )}
      <UpcomingPanel rows={upcoming} />
      <MovingPanel rows={moving} days={USUAL_DAYS} />
      {hasTools && <ToolTiles isColumn />}
    </div>
  );
}
