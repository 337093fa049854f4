import { formatJobTitle } from '#features/people/profiles/profile.labels.ts';
import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import type { DeskPlayer } from '../desk-player.ts';
import { formerNamesText } from '../player-row.labels.ts';
import css from './people.module.css';
import { PlayerTags } from './player-tags.tsx';
import { useActObstacle } from './use-act-obstacle.ts';
import type { PlayerStep } from './use-player-step.ts';

interface PersonHeadProps {
  player: DeskPlayer;
  now: number;
  onStep: (step: PlayerStep) => void;
}

export function PersonHead({ player, now, onStep }: PersonHeadProps) {
  const { profileId, name, account, profile } = player;
  const mayAct = useActObstacle(player) === undefined;
  return (
    <>
      <Breadcrumb crumbs={[{ label: '회원', href: '/operator/people' }, { label: String(profileId) }]} />
      <DeskHead
        title={name}
        meta={
          <span className={css.tags}>
            <PlayerTags player={player} now={now} />
            {player.isOperator && <Tag>운영자</Tag>}
            {[`${formatJobTitle(profile)}, 레벨 ${profile.level}`, formerNamesText(player)].filter(Boolean).join(' · ')}
          </span>
        }
      >
        <ButtonLink href={`/profiles/${profileId}`} size="sm">
          프로필 보기
        </ButtonLink>
        {mayAct && (
          <Button size="sm" onClick={() => onStep({ act: 'rename' })}>
            이름 변경
          </Button>
        )}
        {mayAct && account.devices !== null && account.devices > 0 && (
          <Button size="sm" onClick={() => onStep({ act: 'sessions' })}>
            로그아웃시키기
          </Button>
        )}
      </DeskHead>
    </>
  );
}
