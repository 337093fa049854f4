import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { Lineage } from '../pages/known-facts.ts';
import { Links } from './source-list.tsx';
import css from './sources.module.css';

/** Explains which sources were copied from one another and count as one. */
export function Lineages({ lineages }: { lineages: readonly Lineage[] }) {
  return (
    <Panel title="서로 옮겨 적은 출처">
      {lineages.map(({ sources, facts, alone }) => (
        <div key={sources[0]?.title} className={css.others}>
          <p className="dim">
            아래 {sources.length}곳은 한 갈래라, 이들끼리 값이 같아도 한 곳에서 들은 것으로 보고 신뢰도를 보통까지만
            줍니다. 다른 출처로 확인된 판의 자료만 예외입니다. 이 갈래에 있는 자료 {formatDigits(facts)}가지 가운데{' '}
            {formatDigits(alone)}가지는 다른 출처가 없습니다.
          </p>
          <Links sources={sources} />
        </div>
      ))}
    </Panel>
  );
}
