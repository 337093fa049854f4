import { formatDigits } from '#shared/korean/amount.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { DOUBT_LABELS } from '../../data-quality/doubt.labels.ts';
import type { DoubtGroup } from '../doubt-groups.rules.ts';
import css from './sources.module.css';

/** Lists the doubts by kind, with the facts concerned. */
export function DoubtList({ doubts }: { doubts: readonly DoubtGroup[] }) {
  return (
    <Panel title="의심스러운 값">
      <p className="pad dim">
        틀렸다는 뜻은 아닙니다. 값은 출처가 적은 그대로 두고, 그 자리에 <b>의심</b>으로 함께 보여 줍니다. 출처마다 다른
        값은 어떤 합에도 넣지 않습니다.
      </p>
      {doubts.map(({ kind, count, facts }) => (
        <Collapsible
          key={kind}
          title={`${DOUBT_LABELS[kind]} ${formatDigits(count)}곳 · ${formatDigits(facts.length)}가지`}
        >
          <FactLinks facts={facts} />
        </Collapsible>
      ))}
    </Panel>
  );
}

export function FactLinks({ facts }: { facts: readonly { name: string; path: string }[] }) {
  return (
    <ul className={css.names}>
      {facts.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
