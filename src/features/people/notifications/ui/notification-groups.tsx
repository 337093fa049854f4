import { Suspense } from 'react';
import { call } from '#platform/client/call.ts';
import { invalidate } from '#platform/client/live-query.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { showError } from '../../require-login/ui/public/require-player.ts';
import {
  changeNotificationGroups,
  type GroupChannels,
  type NotificationGroup,
  type NotificationGroups,
} from '../notification-group.contract.ts';
import { notificationGroups } from './notification-group-query.ts';
import css from './notifications.module.css';

/** Reaches operators alone. */
const OperatorGroup = partOnDemand(() => import('./operator-group.tsx'));

type PlayersGroup = Exclude<NotificationGroup, 'desk'>;

const ROWS: readonly { group: PlayersGroup; name: string; what: string }[] = [
  { group: 'trade', name: '거래', what: '가격 알림, 내 거래 소식' },
  { group: 'party', name: '파티', what: '참가 요청과 답, 순번' },
  { group: 'guild', name: '문파', what: '가입과 직위, 일정, 정산' },
  { group: 'broadcast', name: '사자후', what: '키워드 알림' },
  { group: 'operation', name: '운영', what: '신고와 문의의 답' },
];
const CHANNELS: readonly { channel: keyof GroupChannels; name: string }[] = [
  { channel: 'push', name: '브라우저' },
  { channel: 'webhook', name: '디스코드' },
];

/** Selects the groups that go to browsers and to Discord; the list on the site has all of them. */
export function NotificationGroupsPart() {
  const query = useLiveQuery(notificationGroups);
  return (
    <div className={`stack gap-2 ${css.channel} ${css.groupsPart}`}>
      <h3>무엇을 받을까요</h3>
      <p className="dim">연결한 곳으로만 보냅니다. 꺼도 받은 알림에는 남습니다.</p>
      <div className={css.ofGroups}>
        <QueryStates query={query} skeleton={<Skeleton rows={3} />} failed="알림 종류를 가져오지 못했습니다.">
          {({ groups, quiet = null }) => (
            <>
              <GroupTable groups={groups} />
              {groups.desk && (
                <Suspense fallback={null}>
                  <OperatorGroup channels={groups.desk} quiet={quiet} />
                </Suspense>
              )}
            </>
          )}
        </QueryStates>
      </div>
    </div>
  );
}

function GroupTable({ groups }: Pick<NotificationGroups, 'groups'>) {
  const change = async (group: PlayersGroup, channel: keyof GroupChannels, isOn: boolean) => {
    try {
      const body = { groups: { [group]: { [channel]: isOn } } };
      storeAnswer(notificationGroups, undefined, await call(changeNotificationGroups, { body }));
    } catch (error) {
      await showError(error);
      await invalidate(notificationGroups.key());
    }
  };
  return (
    <table className={css.groups}>
      <thead>
        <tr>
          <td />
          {CHANNELS.map(({ channel, name }) => (
            <th key={channel} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ group, name, what }) => (
          <tr key={group}>
            <th scope="row">
              {name} <span className="sub">{what}</span>
            </th>
            {CHANNELS.map(({ channel, name: channelName }) => (
              <td key={channel}>
                <label className="check">
                  <input
                    type="checkbox"
                    aria-label={`${name} 알림을 ${withParticle(channelName, '으로/로')} 받기`}
                    checked={groups[group][channel]}
                    onChange={(event) => void change(group, channel, event.target.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
