import { call } from '#platform/client/call.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { ClockSelect } from '#ui/components/clock-select.tsx';
import { Checkbox } from '#ui/components/field.tsx';
import { useAct } from '../../require-login/ui/public/use-act.ts';
import {
  changeNotificationGroups,
  type GroupChange,
  type GroupChannels,
  type QuietHours,
} from '../notification-group.contract.ts';
import { changeGroups, notificationGroups } from './notification-group-query.ts';
import css from './notifications.module.css';

const FIRST_QUIET: QuietHours = { from: '23:00', to: '07:00' };

interface OperatorGroupProps {
  channels: GroupChannels;
  /** Null: what can wait goes out at once too. */
  quiet: QuietHours | null;
}

/** Where operators receive the matters of the desk, and when those that can wait are delayed. */
export default function OperatorGroup({ channels, quiet }: OperatorGroupProps) {
  const act = useAct();
  const change = (body: GroupChange) =>
    void act.run(changeGroups, { body }, async () =>
      storeAnswer(notificationGroups, undefined, await call(changeNotificationGroups, { body })),
    );
  return (
    <section className={`stack gap-2 ${css.operators}`} aria-label="운영 일">
      <h3>운영 일</h3>
      <p className="dim">사기 신고, 이의, 실패한 작업, 운영 알림</p>
      <div className="row wrap">
        <Checkbox
          label="브라우저로 받기"
          checked={channels.push}
          onChange={({ target }) => change({ groups: { desk: { push: target.checked } } })}
        />
        <Checkbox
          label="디스코드로 받기"
          checked={channels.webhook}
          onChange={({ target }) => change({ groups: { desk: { webhook: target.checked } } })}
        />
      </div>
      <Checkbox
        label="급하지 않은 알림 미루기"
        checked={quiet !== null}
        onChange={({ target }) => change({ quiet: target.checked ? FIRST_QUIET : null })}
      />
      {quiet && (
        <div className="row wrap">
          <span className="row">
            <ClockSelect
              label="미루기 시작"
              value={quiet.from}
              onChange={(from) => change({ quiet: { ...quiet, from } })}
            />
            부터
          </span>
          <span className="row">
            <ClockSelect label="미루기 끝" value={quiet.to} onChange={(to) => change({ quiet: { ...quiet, to } })} />
            까지
          </span>
        </div>
      )}
      <p className="dim">이의와 작업은 미룬 시간이 끝날 때 보내고, 사기 신고와 운영 알림은 언제나 바로 보냅니다.</p>
      {act.error !== null && (
        <p className="hint bad" role="alert">
          {act.error}
        </p>
      )}
    </section>
  );
}
