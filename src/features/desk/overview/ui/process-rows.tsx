import { formatDigits } from '#shared/korean/amount.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Dot } from '#ui/components/tag.tsx';
import { waitingTime } from '../../table/waiting-time.labels.ts';
import type { ProcessOfSite } from '../overview.contract.ts';
import { isGone } from '../site-health.rules.ts';
import { Bytes } from './bytes.tsx';
import css from './process-rows.module.css';

interface ProcessRowsProps {
  processes: readonly ProcessOfSite[];
  now: number;
}

/** A process a row. One that is silent stays for a day, without numbers, which would be those of before. */
export function ProcessRows({ processes, now }: ProcessRowsProps) {
  const hasMachines = new Set(processes.map(({ machine }) => machine)).size > 1;
  return (
    <table className={`t two ${css.processes}`}>
      <thead>
        <tr>
          <th>프로세스</th>
          <th className="num">메모리</th>
          <th className="num">지연 p99</th>
          <th className="num">연결</th>
        </tr>
      </thead>
      <tbody>
        {processes.map((process) => {
          const { id, machine, startedAt, seenAt } = process;
          const isSilent = isGone(process, now);
          return (
            <tr key={id}>
              <th scope="row" className={classNames(css.name, isSilent && css.gone)}>
                {id}
                <span className={classNames('sub', css.since, isSilent && css.silent)}>
                  <span className={css.whole}>
                    {isSilent ? `${relativeTime(seenAt, now)}부터 응답 없음` : waitingTime(startedAt, now)}
                  </span>
                  {hasMachines && (
                    <>
                      <Dot />
                      <span className={css.whole}>서버 {machine}</span>
                    </>
                  )}
                </span>
              </th>
              {isSilent ? <Silent /> : <Measured process={process} />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Measured({ process: { rssBytes, lagP99Ms, connections } }: { process: ProcessOfSite }) {
  return (
    <>
      <td className="num">
        <Bytes of={rssBytes} />
      </td>
      <td className="num">
        {formatDigits(Math.round(lagP99Ms))} <i className={css.unit}>ms</i>
      </td>
      <td className="num">{formatDigits(connections)}</td>
    </>
  );
}

function Silent() {
  return (
    <>
      <td className="num faint">–</td>
      <td className="num faint">–</td>
      <td className="num faint">–</td>
    </>
  );
}
