import { type Act, useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { call } from '#platform/client/call.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { Settlement, SettlementShare, ShareMarks } from '../settlement.contract.ts';
import { mayManage, mayMarkReceived } from '../settlement.policy.ts';
import { bearsMarks, isUnsold, toRoles } from '../settlement.rules.ts';
import { Person } from './person.tsx';
import css from './settlement.module.css';
import { settlementById, settlementMutations } from './settlement-query.ts';

interface SharesPanelProps {
  settlement: Settlement;
  profileId: number;
}

export function mark(act: Act, settlement: Settlement, shareId: number, body: ShareMarks): Promise<boolean> {
  const input = { params: { id: settlement.id, shareId }, body };
  return act.run(settlementMutations.mark, input, async () => {
    const marked = await call(settlementMutations.mark, input);
    storeAnswer(settlementById, marked.id, marked);
  });
}

/** Shows the shares and who was paid. Everybody else sees a mark at once. */
export function SharesPanel({ settlement, profileId }: SharesPanelProps) {
  const act = useAct();
  const { shares, holderIndex, rest, kept, sale, entries } = settlement;
  const bearing = shares.filter((share, index) => bearsMarks(share, index, holderIndex));
  const paid = bearing.filter(({ paidAt }) => paidAt !== null).length;
  const received = shares.filter(({ receivedAt }) => receivedAt !== null).length;
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  const isOpen = entries.some(isUnsold);
  return (
    <Panel
      title="나누기"
      aside={
        <>
          <span className="meta">
            {shares.length}명 · 몫 {formatDigits(total)}
            {paid > 0 && <span className="own-text">{` · 준 사람 ${paid}`}</span>}
          </span>
          <span className="ml-auto">
            {settlement.isDone ? <Tag tone="ok">끝남</Tag> : <Tag tone="warn">{bearing.length - paid}명 남음</Tag>}
          </span>
        </>
      }
    >
      {isOpen && <p className={css.lock}>아직 안 팔린 아이템이 있습니다. 모두 팔아야 줬음을 표시할 수 있습니다.</p>}
      {act.error && (
        <p className={`${css.lock} up`} role="alert">
          {act.error}
        </p>
      )}
      <table className={`t even ${css.shares}`} aria-label="나누기">
        <thead>
          <tr>
            <th>이름</th>
            <th className={`num wide ${css.weight}`}>몫</th>
            <th className={`num ${css.amount}`}>받을 돈</th>
            <th className={css.tick}>줬음</th>
            <th className={css.tick}>받았음</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share, index) => (
            <ShareRow
              key={share.id}
              settlement={settlement}
              share={share}
              index={index}
              profileId={profileId}
              act={act}
              isOpen={isOpen}
            />
          ))}
          {rest + kept > 0 && (
            <tr className={css.rest}>
              <th scope="row">
                나머지: <span className="meta">{kept > 0 ? '문파 기금' : (shares[holderIndex]?.name ?? '')}</span>
              </th>
              <td className="wide" />
              <td className="num">{formatDigits(rest + kept)}</td>
              <td />
              <td />
            </tr>
          )}
          <tr>
            <th scope="row">
              <b>합계</b>
            </th>
            <td className="num wide">
              <b>{formatDigits(total)}</b>
            </td>
            <td className="num">
              <b>{formatDigits(sale)}</b>
            </td>
            <td className={css.tick}>
              <b>{paid}</b>
            </td>
            <td className={css.tick}>
              <b>{received}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

interface ShareRowProps extends SharesPanelProps {
  share: SettlementShare;
  index: number;
  act: Act;
  isOpen: boolean;
}

function ShareRow({ settlement, share, index, profileId, act, isOpen }: ShareRowProps) {
  const { holderIndex, rest } = settlement;
  const isHolder = index === holderIndex;
  const isOwn = share.profile?.id === profileId;
  const roles = toRoles(settlement);
  const hasMarks = bearsMarks(share, index, holderIndex) && !isOpen;
  const tick = (name: string, at: string | null, isAllowed: boolean, marks: (isOn: boolean) => ShareMarks) => (
    <td className={css.tick}>
      {hasMarks ? (
        <label className={`check ${css.check}`}>
          <span className="visually-hidden">{`${share.name} ${name}`}</span>
          <input
            type="checkbox"
            checked={at !== null}
            disabled={!isAllowed}
            className={isAllowed && isOwn && at === null && name === '받았음' ? css.mine : undefined}
            onChange={({ target }) => void mark(act, settlement, share.id, marks(target.checked))}
          />
        </label>
      ) : (
        <span className="faint">–</span>
      )}
    </td>
  );
  return (
    <tr className={isOwn ? 'mine' : undefined}>
      <th scope="row">
        <Person name={share.name} player={share.profile} isHolder={isHolder} />
      </th>
      <td className="num wide">{formatDigits(share.weight)}</td>
      <td className="num">
        <b>{formatDigits(share.amount - (isHolder ? rest : 0))}</b>
      </td>
      {tick('줬음', share.paidAt, mayManage(roles, profileId), (paid) => ({ paid }))}
      {tick('받았음', share.receivedAt, mayMarkReceived(roles, share.profile?.id ?? null, profileId), (received) => ({
        received,
      }))}
    </tr>
  );
}
