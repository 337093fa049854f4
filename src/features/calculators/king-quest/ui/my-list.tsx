import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { Errand } from '../expectation.rules.ts';
import { bestSkips, computeExpectation } from '../expectation.rules.ts';
import type { ErrandMonster, KingBand } from '../king.facts.ts';
import type { King } from '../king.labels.ts';
import type { kingParams } from '../king.params.ts';
import { type KingQuestion, minutesKey, skipText } from '../king-question.rules.ts';
import { ListCells, ListHeads } from './king-list.tsx';
import css from './king-quest.module.css';
import { type StoredMinutes, storeMinutes } from './stored-minutes.ts';

interface KingAdviceProps {
  queryState: QueryStateOf<typeof kingParams>;
  question: KingQuestion;
  errands: readonly Errand[];
}

/** Share: a smaller improvement is not worth a curse. */
const WORTH_SAYING = 0.01;

/** Always takes one line, because stored times load late and must not shift the layout. */
function KingAdvice({ queryState, question: { skips, wait }, errands }: KingAdviceProps) {
  const { perHour } = computeExpectation(errands, skips, wait.value);
  const best = bestSkips(errands, wait.value);
  const gain = computeExpectation(errands, best, wait.value).perHour - perHour;
  if (gain <= (best.size === 0 ? 0.5 : perHour * WORTH_SAYING)) {
    return (
      <p>
        {skips.size === 0 ? '이 시간이면 모두 잡는 것이 가장 좋습니다.' : '이 시간이면 더 나은 제외 조합이 없습니다.'}
      </p>
    );
  }
  const names = errands.map(({ name }) => name);
  const change = best.size === 0 ? '모두 잡는' : `${withParticle([...best].join(' · '), '을/를')} 제외하는`;
  return (
    <p>
      이 시간이면 {change} 쪽이 시간당 {formatDigits(Math.round(gain))} 더 많습니다.{' '}
      <a className="underline" href={queryState.href({ skip: skipText(best, names) })}>
        그대로 적용
      </a>
    </p>
  );
}

interface MyListProps {
  queryState: QueryStateOf<typeof kingParams>;
  king: King;
  band: KingBand;
  question: KingQuestion;
  errands: readonly Errand[];
  stored: StoredMinutes;
}

export function MyList({ queryState, king, band, question, errands, stored }: MyListProps) {
  const names = band.monsters.map(({ name }) => name);
  const own = names.filter((name) => stored[minutesKey(king.slug, name)] !== undefined);
  const reset = () => storeMinutes(Object.fromEntries(own.map((name) => [minutesKey(king.slug, name), ''])));
  return (
    <>
      <table className={`t even ${css.list}`} aria-label={`${band.title} 목록, 내 목록`}>
        <thead>
          <tr>
            <ListHeads />
            <th scope="col" className={css.time}>
              1회(분)
            </th>
            <th scope="col" className={css.skip}>
              <span className="visually-hidden">제외</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {band.monsters.map((monster) => (
            <MyRow
              key={monster.name}
              {...{ queryState, king, question, names, monster }}
              own={stored[minutesKey(king.slug, monster.name)]}
            />
          ))}
        </tbody>
      </table>
      <div className={`${css.kingOwn} meta`}>
        <p>
          {own.length === 0 ? (
            '몬스터마다 걸리는 시간을 적을 수 있습니다. 이 기기에만 저장되고 링크에는 담기지 않습니다.'
          ) : (
            <>
              내가 적은 시간 {own.length}마리 · 이 기기에만 있어 공유한 링크에서는 모두 1회 {question.minutes.value}
              분입니다.{' '}
              <button type="button" className={`more ${calculatorCss.more} ${css.kingOwnMore}`} onClick={reset}>
                내 시간 지우기
              </button>
            </>
          )}
        </p>
        <KingAdvice queryState={queryState} question={question} errands={errands} />
      </div>
    </>
  );
}

interface MyRowProps extends Pick<MyListProps, 'queryState' | 'king' | 'question'> {
  monster: ErrandMonster;
  names: readonly string[];
  own: string | undefined;
}

function MyRow({ queryState, king, question, monster, names, own }: MyRowProps) {
  const { name } = monster;
  const isSkipped = question.skips.has(name);
  const skips = new Set(question.skips);
  if (isSkipped) skips.delete(name);
  else skips.add(name);
  const change = { skip: skipText(skips, names) };
  return (
    <tr className={isSkipped ? 'tap-row off' : 'tap-row'}>
      <ListCells monster={monster} />
      <td className={css.time}>
        {isSkipped ? (
          <Tag tone="off">제외</Tag>
        ) : (
          <input
            className={`${own === undefined ? 'in sm' : `in sm ${css.own}`} ${css.timeInput}`}
            value={own ?? ''}
            placeholder={String(question.minutes.value)}
            aria-label={own === undefined ? `${name} 1회 걸리는 분` : `${name} 1회 걸리는 분, 내가 적은 시간`}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            data-max-letters={6}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => storeMinutes({ [minutesKey(king.slug, name)]: event.currentTarget.value })}
          />
        )}
      </td>
      <td className={css.skip}>
        <a
          className={`btn sm ${css.skipButton}`}
          href={queryState.href(change)}
          aria-label={isSkipped ? `${name} 다시 포함` : `${name} 제외`}
          onClick={(event) => {
            event.preventDefault();
            queryState.set(change);
          }}
        >
          {isSkipped ? '포함' : '제외'}
        </a>
      </td>
    </tr>
  );
}
