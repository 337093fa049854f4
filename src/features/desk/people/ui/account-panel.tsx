import { rankName } from '#features/community/guilds/guild.labels.ts';
import { formatJobTitle } from '#features/people/profiles/profile.labels.ts';
import { PROVIDER_NAMES } from '#features/people/sessions/provider.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDate, formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import type { DeskPlayer } from '../desk-player.ts';
import css from './people.module.css';

const NAMES: Readonly<Record<string, string>> = PROVIDER_NAMES;

function signInRows({ account: { providers, devices, lastSignInAt } }: DeskPlayer) {
  // Another's provider tells none of this.
  if (providers === null) return [];
  return [
    { label: '로그인', value: providers.map((name) => NAMES[name] ?? name).join(', ') || '없음' },
    { label: '마지막 로그인', value: lastSignInAt === null ? '기록 없음' : formatDateTime(lastSignInAt) },
    { label: '로그인된 기기', value: `${formatDigits(devices ?? 0)}대` },
  ];
}

/** The account and the character of the player. */
export function AccountPanel({ player }: { player: DeskPlayer }) {
  const { profileId, userId, profile, createdAt, renamedAt, formerNames, guilds, parties } = player;
  return (
    <Panel title="계정" id="account">
      <KeyValues
        className={css.facts}
        rows={[
          { label: '회원 번호', value: profileId },
          {
            label: 'UUID',
            value: (
              <button
                type="button"
                className={css.copy}
                onClick={() => void copyText(userId, { done: 'UUID를 복사했습니다', isOnPage: true })}
              >
                <span className={css.code}>{userId}</span>
                <CopyIcon />
                <span className="visually-hidden">복사</span>
              </button>
            ),
          },
          { label: '직업과 승급', value: `${formatJobTitle(profile)}, 레벨 ${profile.level}` },
          ...(profile.discordId === null ? [] : [{ label: '디스코드', value: profile.discordId }]),
          ...signInRows(player),
          { label: '가입', value: formatDate(createdAt) },
          ...(renamedAt === null ? [] : [{ label: '이름 변경', value: formatDate(renamedAt) }]),
          ...formerNames.map(({ name, givenUpAt }) => ({
            label: '이전 이름',
            value: (
              <>
                {name} <span className="faint">{formatDate(givenUpAt)}까지</span>
              </>
            ),
          })),
          ...guilds.map(({ id, name, rank }) => ({
            label: '문파',
            value: (
              <>
                <a href={`/guilds/${id}`}>{name}</a> <span className="faint">{rankName(rank)}</span>
              </>
            ),
          })),
          { label: '연 파티', value: `${formatDigits(parties.led)} (지금 ${formatDigits(parties.running)})` },
        ]}
      />
    </Panel>
  );
}
