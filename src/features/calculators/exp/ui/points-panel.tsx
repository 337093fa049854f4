import { FactNote, type Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { ParsedNumber } from '../../calculator/number-parsing.rules.ts';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { PointPrice } from '../exp.facts.ts';
import { shortCount } from '../exp.labels.ts';
import type { expParams } from '../exp.params.ts';
import css from './exp.module.css';
import { EXP_FORM } from './exp-form.tsx';

interface PointsPanelProps {
  queryState: QueryStateOf<typeof expParams>;
  points: ParsedNumber;
  price: PointPrice;
  provenance: Provenance;
}

export function PointsPanel({ queryState, points, price, provenance }: PointsPanelProps) {
  'use memo';
  const cost = points.value * price.exp;
  return (
    <Panel title="힘·지력·민첩" aside={`${price.minLevel}레벨부터`}>
      <div className={`pad ${css.pair}`}>
        <NumberField
          label="올릴 점수"
          name="points"
          form={EXP_FORM}
          queryState={queryState}
          parsed={points}
          unit="점"
          hint="셋을 더한 수"
        />
        <dl className={css.cost}>
          <dt>드는 경험치</dt>
          <dd>
            {cost === 0 ? '–' : shortCount(cost)}
            {cost > 0 && <small className="num meta">{formatDigits(cost)}</small>}
          </dd>
        </dl>
      </div>
      <p className={css.remark}>
        1점에 {formatDigits(price.exp)}, 저마다 {price.cap}까지 올립니다. 위의 답에는 넣지 않았습니다.
      </p>
      <FactNote {...provenance} about="힘·지력·민첩의 값" variant="foot" />
    </Panel>
  );
}
