import { FactNote, type Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { PriceList } from '../../vitals/vital-price.rules.ts';
import { goalText, shortCount, VITAL_LABELS } from '../exp.labels.ts';
import type { VitalPart } from '../exp.rules.ts';
import { vitalRamp } from '../ramp-chart.rules.ts';
import { RampChart } from './ramp-chart.tsx';
import { TierTable } from './tier-table.tsx';

interface VitalPanelsProps {
  job: number;
  part: VitalPart;
  list: PriceList;
  provenance: Provenance;
}

export function VitalPanels({ job, part, list, provenance }: VitalPanelsProps) {
  'use memo';
  const word = VITAL_LABELS[part.vital];
  return (
    <>
      <Panel title="구간마다 드는 경험치" aside={`위의 수는 ${word}을 한 번 올리는 값`}>
        <RampChart
          ramp={vitalRamp(part)}
          goal={goalText(job, part.vital, part.target) ?? '목표'}
          label={`${word} ${part.from}에서 ${part.reached}까지 모두 ${shortCount(part.exp)}. 수는 아래 구간표에 있습니다.`}
        />
      </Panel>
      <Panel title="구간표" aside={`${job <= 2 ? '격수(전사·도적)' : '비격수(주술사·도사)'} · 장비를 벗은 ${word}`}>
        <TierTable vital={part.vital} list={list} now={part.from} purchase={part} />
        <FactNote {...provenance} about={`${word} 구간표`} variant="foot" />
      </Panel>
    </>
  );
}
