import { formatDigits } from '#shared/korean/amount.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { SourcesPageData } from '../pages/sources.loader.ts';
import type { LeftOutGroup } from '../unknown-facts.rules.ts';
import { FactLinks } from './doubt-list.tsx';
import css from './sources.module.css';

const LEFT_OUT_TITLES: Readonly<Record<LeftOutGroup['kind'], string>> = {
  recipe: '재료나 결과가 아이템 자료에 없어 싣지 못한 조합',
  monster: '사냥터를 정하지 못해 싣지 못한 몬스터',
  dungeon: '지역을 정하지 못해 싣지 못한 사냥터',
};

/** Lists facts that no source contains: empty fields by kind, and facts that could not be imported. */
export function UnknownList({
  unknown,
  leftOut,
  unreachable,
  maps,
}: Pick<SourcesPageData, 'unknown' | 'leftOut' | 'unreachable' | 'maps'>) {
  return (
    <Panel title="아무도 모르는 것">
      <p className="pad dim">
        값을 적은 출처가 없는 수입니다. 빈 값은 0이 아니라 모름이고, 정말 없는 것인지도 알려지지 않았습니다.
      </p>
      <ul className="lines">
        {unknown.map(({ name, total, fields }) => (
          <li key={name} className={css.facts}>
            <h3>
              {name} <span className="num dim">{formatDigits(total)}</span>
            </h3>
            <ul className={css.counts}>
              {fields.map(({ label, count }) => (
                <li key={label}>
                  {label} <b className="num">{formatDigits(count)}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {leftOut.map(({ kind, facts }) => (
        <Collapsible key={kind} title={`${LEFT_OUT_TITLES[kind]} ${formatDigits(facts.length)}가지`}>
          <LeftOutFacts facts={facts} />
        </Collapsible>
      ))}
      {unreachable.length > 0 && (
        <Collapsible
          title={`마을에서 가는 길을 모르는 지도 ${formatDigits(maps)}장 가운데 ${formatDigits(unreachable.length)}장`}
        >
          <FactLinks facts={unreachable.map(({ code, name }) => ({ name, path: `/maps/${code}` }))} />
        </Collapsible>
      )}
    </Panel>
  );
}

/** Groups facts by the reason why they were left out. */
function LeftOutFacts({ facts }: Pick<LeftOutGroup, 'facts'>) {
  const byReason = Map.groupBy(facts, ({ reason }) => reason);
  return (
    <dl className={css.leftOut}>
      {[...byReason].map(([reason, same]) => (
        <div key={reason}>
          <dt>{reason}</dt>
          {formatLines(same).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** `용겸제구봉 (없는 이름: [손상]용겸제팔봉)` */
function formatLines(facts: LeftOutGroup['facts']): string[] {
  const byMissing = Map.groupBy(facts, ({ missing }) => missing.join(', '));
  return [...byMissing].map(([missing, same]) => {
    const names = same.map(({ name }) => name).join(', ');
    return missing === '' ? names : `${names} (없는 이름: ${missing})`;
  });
}
