import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { requirePlayer } from '../../../require-login/ui/public/require-player.ts';
import { playerOf, useMe } from '../../../sessions/ui/public/me-store.ts';

interface BlockButtonProps {
  /** Null: only the character's name in the game is known. */
  profileId: number | null;
  name: string;
}

/** Blocks a player or a name of the game. The blocked player is not notified. */
export function BlockButton({ profileId, name }: BlockButtonProps) {
  const [isBlocked, setBlocked] = useState(false);
  const me = playerOf(useMe());
  const isOwn = me !== null && (profileId === null ? me.name === name : me.id === profileId);
  const requestBlock = () =>
    requirePlayer(
      async () => {
        const { block } = await import('../block-player.ts');
        if (await block(profileId === null ? { name } : { profileId }, name)) setBlocked(true);
      },
      { message: '차단하려면 로그인해 주세요' },
    );
  const label = isBlocked ? '차단함' : profileId === null ? '이 이름 차단' : '차단';
  return (
    <span className="needs-script">
      {/* It has its size from the start, because the visitor is known only later. */}
      <Button
        tone="ghost"
        size="sm"
        data-press=""
        aria-label={`${label}: ${name}`}
        disabled={isOwn || isBlocked}
        onClick={() => void requestBlock()}
      >
        {label}
      </Button>
    </span>
  );
}
