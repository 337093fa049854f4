import { CorrectionLink } from '#features/game-data/ui/public/correction-link.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Answer } from '../../calculator/ui/answer.tsx';
import { type Errand, expectationOf } from '../expectation.rules.ts';
import type { KingBand } from '../king.facts.ts';
import { type King, minuteText } from '../king.labels.ts';
import type { KingQuestion } from '../king-question.rules.ts';
import { MY_LIST } from './king-bands.tsx';
import css from './king-quest.module.css';

interface KingAnswerProps {
  king: King;
  band: KingBand | undefined;
  question: KingQuestion;
  errands: readonly Errand[];
}

export function KingAnswer({ king, band, question, errands }: KingAnswerProps) {
  const { skips, wait, level } = question;
  const { perHour, perRound, minutes } = expectationOf(errands, skips, wait.value);
  const known = (text: string) => (band ? text : '–');
  return (
    <div className="stack gap-2">
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
            <span className={css.none}>
              {withParticle(king.name, '이/가')} {level.value}레벨에게 주는 목록은 알려지지 않았습니다.{' '}
              <CorrectionLink about={`${king.name} ${level.value}레벨 목록`} />
            </span>
          )
        }
        stats={[
          { label: '한 판 보상', value: known(formatDigits(Math.round(perRound))) },
          { label: '한 판 시간', value: known(minuteText(Math.round(minutes * 10) / 10)) },
          { label: '한 시간에', value: known(`${roundsPerHour(minutes)}판`) },
        ]}
      />
      <p className={`meta ${css.assumed}`}>
        임무는 무작위라고만 알려져, 목록의 몬스터가 고르게 나온다고 보았습니다. 잡을 때 얻는 경험치는 뺐습니다.
      </p>
    </div>
  );
}

function roundsPerHour(minutes: number): string {
  return minutes > 0 ? String(Math.round((60 / minutes) * 10) / 10) : '0';
}
