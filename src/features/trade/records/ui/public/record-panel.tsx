import { RATING_NAMES } from '#features/people/player-ratings/player-rating.labels.ts';
import { TRADE_TAGS } from '#features/people/player-ratings/player-rating.limits.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { PlayerRecord } from '../../record.contract.ts';
import { dealsText } from '../../record.labels.ts';

/** A player's public record: deals, parties, and ratings with the number of players who gave them. */
export function RecordPanel({ record: { deals, parties, manner } }: { record: PlayerRecord }) {
  const countGivers = (tag: number) => manner.find((one) => one.tag === tag)?.givers ?? 0;
  const rows = [
    { label: '완료한 거래', value: dealsText(deals) },
    { label: `최근 ${parties.days}일 파티`, value: `이끎 ${parties.led} · 참가 ${parties.joined}` },
    ...TRADE_TAGS.map((tag) => ({ label: RATING_NAMES[tag], value: `${countGivers(tag)}명` })),
  ];
  return (
    <Panel title="기록" aside="매너는 최근 1년">
      <div className="pad">
        <KeyValues rows={rows} />
      </div>
    </Panel>
  );
}
