import type { Settled } from '#features/community/settlements/settle.rules.ts';
import { MAX_SHARES, MAX_WEIGHT } from '#features/community/settlements/settlement.limits.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { StepperField } from '#ui/components/stepper-field.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { CloseIcon, CopyIcon, PlusIcon } from '#ui/icons/icons.tsx';
import css from './split.module.css';

interface SplitTableProps {
  weights: readonly number[];
  answer: Settled;
  isExample: boolean;
  onWeights: (weights: readonly number[]) => void;
}

async function copySplit(weights: readonly number[], answer: Settled): Promise<void> {
  const { copySplitText } = await import('./copy-split-text.ts');
  await copySplitText(weights, answer);
}

/** Numbers people by their row. The remainder has a row of its own, so the holder's share is shown without it. */
export function SplitTable({ weights, answer, isExample, onWeights }: SplitTableProps) {
  const { sale, rest, toGuild } = answer;
  return (
    <Panel
      title="나누기"
      aside={
        <>
          <span className="meta">{weights.length}명</span>
          {isExample && <Tag>예시</Tag>}
          <span className="ml-auto needs-script">
            <Button
              size="sm"
              data-press=""
              disabled={weights.length >= MAX_SHARES}
              onClick={() => onWeights([...weights, 1])}
            >
              <PlusIcon size={16} />
              사람
            </Button>
          </span>
        </>
      }
    >
      <table className={`t even ${css.table}`} aria-label="사람마다 받을 돈">
        <thead>
          <tr>
            <th>사람</th>
            <th className={css.weight}>몫</th>
            <th className="num">받을 돈</th>
            <th className={css.end}>
              <span className="visually-hidden">빼기</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {weights.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person is the number of the row
            <ShareLine key={index} index={index} weights={weights} answer={answer} onWeights={onWeights} />
          ))}
          <tr className={css.rest}>
            <th scope="row" colSpan={2}>
              나머지: <span className="meta">{toGuild > 0 ? '문파 기금' : '돈 가진 사람'}</span>
            </th>
            <td className="num">{formatDigits(rest + toGuild)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">
              <b>합계</b>
            </th>
            <td className={css.weight}>
              <b>{formatDigits(weights.reduce((sum, weight) => sum + weight, 0))}</b>
            </td>
            <td className="num">
              <b>{formatDigits(sale)}</b>
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      <div className={`pad row wrap needs-script ${css.copy}`}>
        <Button data-press="" disabled={isExample} onClick={() => void copySplit(weights, answer)}>
          <CopyIcon size={16} />
          텍스트 복사
        </Button>
        <span className="meta">{isExample ? '판 돈을 적으면 복사할 수 있습니다' : '채팅방에 올릴 글입니다'}</span>
      </div>
    </Panel>
  );
}

interface ShareLineProps extends Pick<SplitTableProps, 'weights' | 'answer' | 'onWeights'> {
  index: number;
}

function ShareLine({ index, weights, answer, onWeights }: ShareLineProps) {
  const weight = weights[index] ?? 0;
  return (
    <tr>
      <th scope="row">
        {index + 1}번 {index === 0 && <Tag className={css.holder}>돈 가진 사람</Tag>}
      </th>
      <td className={css.weight}>
        <span className="needs-script">
          <StepperField
            label={`${index + 1}번의 몫`}
            value={weight}
            min={0}
            max={MAX_WEIGHT}
            onChange={(next) => onWeights(weights.with(index, next))}
          />
        </span>
        <noscript>{weight}</noscript>
      </td>
      <td className="num">
        <b>{formatDigits((answer.shares[index] ?? 0) - (index === 0 ? answer.rest : 0))}</b>
      </td>
      <td className={css.end}>
        {weights.length > 1 && (
          <span className="needs-script">
            <IconButton
              label={`${index + 1}번 빼기`}
              data-press=""
              onClick={() => onWeights(weights.toSpliced(index, 1))}
            >
              <CloseIcon size={16} />
            </IconButton>
          </span>
        )}
      </td>
    </tr>
  );
}
