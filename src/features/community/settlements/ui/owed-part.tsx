import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { amountParts, formatDigits } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { computeOwed, type OwedLine, sumAmounts } from '../owed.rules.ts';
import type { Settlement } from '../settlement.contract.ts';
import { settlementPath } from '../settlement-page.params.ts';
import css from './party-settlements.module.css';
import { settlements } from './settlement-query.ts';

/** Shows the amounts that the visitor is to receive and to pay, over all settlements. */
export default function OwedPart() {
  const me = playerOf(useMe());
  return me ? <Owed profileId={me.id} /> : <p className="pad small dim">캐릭터를 만들면 정산을 할 수 있습니다.</p>;
}

function Owed({ profileId }: { profileId: number }) {
  const query = useLiveQuery(settlements);
  return (
    <div className={css.sums}>
      <QueryStates query={query} skeleton={<Skeleton rows={1} />} failed="정산을 가져오지 못했습니다.">
        {(settlements) => <Sums settlements={settlements} profileId={profileId} />}
      </QueryStates>
    </div>
  );
}

function Sums({ settlements, profileId }: { settlements: readonly Settlement[]; profileId: number }) {
  const { toReceive, toPay } = computeOwed(settlements, profileId);
  if (toReceive.length + toPay.length === 0) {
    return (
      <p className="pad small dim">
        정산할 금액이 없습니다. 정산은{' '}
        <a className="underline" href="/party#mine">
          내 파티
        </a>
        에서 시작합니다.
      </p>
    );
  }
  return (
    <>
      <div className={css.owed}>
        <Sum label="받을 돈" lines={toReceive} />
        <Sum label="줄 돈" lines={toPay} />
      </div>
      <ul className={`lines ${css.owedList}`}>
        {toReceive.map((line) => (
          <Line key={`in ${line.id}`} line={line} detail={`${line.holder}에게 받을 돈`} />
        ))}
        {toPay.map((line) => (
          <Line key={`out ${line.id}`} line={line} detail={`${line.people}명에게 줄 돈`} />
        ))}
      </ul>
    </>
  );
}

function Sum({ label, lines }: { label: string; lines: readonly OwedLine[] }) {
  const sum = sumAmounts(lines);
  return (
    <div>
      <span className="meta">{label}</span>
      <p>
        <Amount key={sum} size="big" parts={amountParts(sum)} />
      </p>
    </div>
  );
}

function Line({ line: { id, title, amount, isPaid, isOpen }, detail }: { line: OwedLine; detail: string }) {
  return (
    <li>
      <a className={`row-link ${css.line}`} href={settlementPath(id)}>
        <span className="grow min-w-0">
          <span className="elide block">{title}</span>
          <span className="sub elide block">{detail}</span>
        </span>
        {isOpen && <Tag>덜 팔림</Tag>}
        {isPaid && <Tag tone="warn">줬음 표시</Tag>}
        <b>{formatDigits(amount)}</b>
      </a>
    </li>
  );
}
