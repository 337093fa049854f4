import { dropText, promiseText, riskText, roundsText, SIDE_LABELS } from '../deal-split.labels.ts';
import type { DealSplit } from '../deal-split.rules.ts';
import css from './deals.module.css';

export function SplitRounds({ split, itemName }: { split: DealSplit; itemName: string }) {
  return (
    <>
      <p className="note mb-2" role="status">
        {promiseText(split)}
      </p>
      <div className="scroll-x">
        <table className="t tight">
          <thead>
            <tr>
              <th scope="col">회</th>
              <th scope="col">내려놓는 쪽</th>
              <th scope="col">내려놓는 것</th>
              <th scope="col" className="num">
                그때 걸린 것
              </th>
            </tr>
          </thead>
          {split.rounds.map((rounds, index) => {
            const done = split.rounds.slice(0, index).reduce((sum, { times }) => sum + times, 0);
            return (
              <tbody key={done} className={css.round}>
                {rounds.drops.map((drop, step) => (
                  <tr key={`${drop.by}-${drop.risk.seller}-${drop.risk.buyer}`}>
                    <td className="nowrap">{step === 0 && roundsText(rounds, done)}</td>
                    <td className="nowrap">{SIDE_LABELS[drop.by]}</td>
                    <td>{dropText(drop, itemName)}</td>
                    <td className="num">{riskText(drop) ?? <span className="faint">셈이 끝남</span>}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
    </>
  );
}
