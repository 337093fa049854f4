import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { VITAL_LABELS } from '../exp.labels.ts';
import type { expParams } from '../exp.params.ts';
import type { ExpAnswer, VitalPart } from '../exp.rules.ts';
import { LEVEL_NAMES, VITAL_NAMES } from '../exp-question.rules.ts';
import css from './exp.module.css';

interface Part {
  name: string;
  range: string;
  exp: number;
  names: readonly string[];
}

export function PartsPanel({
  queryState,
  answer,
  buyLevel,
}: {
  queryState: QueryStateOf<typeof expParams>;
  answer: ExpAnswer;
  buyLevel: number;
}) {
  'use memo';
  const parts = listParts(answer);
  if (parts.length < 2) return null;
  return (
    <Panel title="항목별 경험치">
      <table className="t tight" aria-label="항목별 필요 경험치">
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col" className="num">
              필요 경험치
            </th>
            <th scope="col" className="num">
              <span className="visually-hidden">빼기</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, range, exp, names }) => (
            <tr key={name}>
              <td>
                {name} <span className="faint">{range}</span>
              </td>
              <td className="num">
                <b>{formatDigits(exp)}</b>
              </td>
              <td className="num">
                <a className={css.drop} href={queryState.href(without(names))} aria-label={`${name} 빼기`}>
                  빼기
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {answer.level && answer.level.toLevel < buyLevel && (answer.hp ?? answer.mp) && (
        <p className={css.remark}>체력·마력은 {buyLevel}레벨부터 올릴 수 있습니다.</p>
      )}
    </Panel>
  );
}

function listParts({ level, hp, mp }: ExpAnswer): Part[] {
  const parts: Part[] = [];
  if (level && level.exp > 0) {
    parts.push({ name: '레벨', range: `${level.from.level} → ${level.toLevel}`, exp: level.exp, names: LEVEL_NAMES });
  }
  for (const part of [hp, mp]) if (part && part.exp > 0) parts.push(toPart(part));
  return parts;
}

function toPart({ vital, from, reached, exp }: VitalPart): Part {
  return {
    name: VITAL_LABELS[vital],
    range: `${formatDigits(from)} → ${formatDigits(reached)}`,
    exp,
    names: VITAL_NAMES[vital],
  };
}

function without(names: readonly string[]): Record<string, null> {
  return Object.fromEntries(['by', 'vital', ...names].map((name) => [name, null]));
}
