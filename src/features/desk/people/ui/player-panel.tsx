import { useNow } from '#platform/client/use-now.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDate, formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { playerPath } from '../../desk-paths.ts';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { isSuspendedNow } from '../player-row.labels.ts';
import css from './people.module.css';
import type { PlayerRow } from './player-query.ts';
import { PlayerTags } from './player-tags.tsx';

/** The head of a player, with the way to all that operators know. */
export function PlayerPanel({ player }: { player: PlayerRow }) {
  const { profileId, name, userId, createdAt, renamedAt, bannedAt, warnings, openReports, formerNames } = player;
  const now = useNow() ?? Date.now();
  const path = playerPath(profileId);
  return (
    <DeskPanel
      title={name}
      tag={<PlayerTags player={player} now={now} />}
      href={path}
      acts={
        <a href={path} className="btn primary" data-decide data-main-act>
          <span>한 화면으로 보기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
        </a>
      }
    >
      <KeyValues
        rows={[
          { label: '회원 번호', value: profileId },
          { label: 'UUID', value: <span className={css.code}>{userId}</span> },
          { label: '가입', value: formatDate(createdAt) },
          ...(renamedAt === null ? [] : [{ label: '이름 변경', value: formatDate(renamedAt) }]),
          {
            label: '정지',
            value: bannedAt !== null && isSuspendedNow(player, now) ? `${formatDateTime(bannedAt)}까지` : '없음',
          },
          { label: '남아 있는 경고', value: formatDigits(warnings) },
          { label: '대기 중인 신고', value: formatDigits(openReports) },
          ...formerNames.map(({ name: former, givenUpAt }) => ({
            label: '이전 이름',
            value: (
              <>
                {former} <span className="faint">{formatDate(givenUpAt)}까지</span>
              </>
            ),
          })),
        ]}
      />
    </DeskPanel>
  );
}
