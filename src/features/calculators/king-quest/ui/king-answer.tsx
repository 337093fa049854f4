import { CorrectionLink } from '#features/game-data/ui/public/correction-link.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Answer } from '../../calculator/ui/answer.tsx';
import type { Asked } from '../../calculator/ui/use-asked.ts';
import { bestSkips, type Errand, expectationOf } from '../expectation.rules.ts';
import { type King, minuteWords } from '../king.labels.ts';
import type { KingBand } from '../king-facts.ts';
import { type KingQuestion, skipText } from '../king-question.rules.ts';
import { MY_LIST } from './king-bands.tsx';

interface KingAnswerProps {
  asked: Asked;
  king: King;
  /** Mine; undefined: nothing is known of it. */
  band: KingBand | undefined;
  question: KingQuestion;
  errands: readonly Errand[];
}

/** Better by less than this is not worth a sentence. */
const WORTH_SAYING = 0.01;

export function KingAnswer({ asked, king, band, question, errands }: KingAnswerProps) {
  const { skips, wait, level } = question;
  const { perHour, perRound, minutes } = expectationOf(errands, skips, wait.value);
  const known = (text: string) => (band ? text : '–');
  const best = bestSkips(errands, wait.value);
  const gain = expectationOf(errands, best, wait.value).perHour - perHour;
  return (
    <div className="king-answer">
      <Answer
        label="한 시간에 받는 보상 (기댓값)"
        value={band ? Math.round(perHour) : null}
        remark={
          band ? (
            <>
              {formatDigits(Math.round(perHour))}
              <span className="narrow">
                {' · '}
                <a href={`#${MY_LIST}`}>내 목록으로</a>
              </span>
            </>
          ) : (
            <>
              {withParticle(king.name, '이/가')} {level.value}레벨에게 주는 목록은 알려지지 않았습니다.{' '}
              <CorrectionLink />
            </>
          )
        }
        stats={[
          { label: '한 판 보상', value: known(formatDigits(Math.round(perRound))) },
          { label: '한 판 시간', value: known(minuteWords(Math.round(minutes * 10) / 10)) },
          { label: '한 시간에', value: known(`${roundsPerHour(minutes)}판`) },
        ]}
      />
      <p className="meta king-assumed">
        임무는 무작위라고만 알려져, 목록의 몬스터가 고르게 나온다고 보았습니다. 잡을 때 얻는 경험치는 뺐습니다.
      </p>
      {gain > perHour * WORTH_SAYING && (
        <p className="note">
          이 시간이라면{' '}
          {best.size === 0
            ? '모두 잡는 쪽이'
            : `${withParticle([...best].join(' · '), '을/를')} 거르고 저주가 풀리기를 기다리는 쪽이`}{' '}
          한 시간에 {formatDigits(Math.round(gain))} 더 낫습니다.{' '}
          <a
            href={asked.href({
              skip: skipText(
                best,
                errands.map(({ name }) => name),
              ),
            })}
          >
            그렇게 셈하기
          </a>
        </p>
      )}
    </div>
  );
}

function roundsPerHour(minutes: number): string {
  return minutes > 0 ? String(Math.round((60 / minutes) * 10) / 10) : '0';
}
