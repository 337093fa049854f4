import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { bestSkips, type Errand, expectationOf } from '../expectation.rules.ts';
import type { kingParams } from '../king.params.ts';
import { type KingQuestion, skipText } from '../king-question.rules.ts';

interface KingAdviceProps {
  queryState: QueryStateOf<typeof kingParams>;
  question: KingQuestion;
  errands: readonly Errand[];
}

/** Share: a smaller improvement is not worth a curse. */
const WORTH_SAYING = 0.01;

/** Always takes one line, because stored times load late and must not shift the layout. */
export function KingAdvice({ queryState, question: { skips, wait }, errands }: KingAdviceProps) {
  const { perHour } = expectationOf(errands, skips, wait.value);
  const best = bestSkips(errands, wait.value);
  const gain = expectationOf(errands, best, wait.value).perHour - perHour;
  if (gain <= (best.size === 0 ? 0.5 : perHour * WORTH_SAYING)) {
    return (
      <p>
        {skips.size === 0
          ? '이 시간이라면 모두 잡는 쪽이 가장 낫습니다.'
          : '이 시간이라면 이보다 나은 거르기는 없습니다.'}
      </p>
    );
  }
  const names = errands.map(({ name }) => name);
  const change = best.size === 0 ? '모두 잡는' : `${withParticle([...best].join(' · '), '을/를')} 거르는`;
  return (
    <p>
      이 시간이라면 {change} 쪽이 한 시간에 {formatDigits(Math.round(gain))} 더 낫습니다.{' '}
      <a className="underline" href={queryState.href({ skip: skipText(best, names) })}>
        그렇게 셈하기
      </a>
    </p>
  );
}
