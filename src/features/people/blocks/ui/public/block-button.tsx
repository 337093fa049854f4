import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { requirePlayer } from '../../../require-login/ui/public/require-player.ts';
import { playerOf, useMe } from '../../../sessions/ui/public/me-store.ts';

interface BlockButtonProps {
  profileId: number;
  name: string;
}

/** Blocks a player; the one who is blocked does not hear of it. */
export function BlockButton({ profileId, name }: BlockButtonProps) {
  const [isBlocked, setBlocked] = useState(false);
  const isOwn = playerOf(useMe())?.id === profileId;
  const block = () =>
    requirePlayer(
      async () => {
        const { blockPlayer } = await import('../block-player.ts');
        if (await blockPlayer(profileId, name)) setBlocked(true);
      },
      { message: '차단하려면 로그인해 주세요' },
    );
  return (
    <span className="needs-script">
      {/* of its size from the start: who is here is known later */}
      <Button
        tone="ghost"
        size="sm"
        aria-label={`차단: ${name}`}
        disabled={isOwn || isBlocked}
        onClick={() => void block()}
      >
        {isBlocked ? '차단함' : '차단'}
      </Button>
    </span>
  );
}
