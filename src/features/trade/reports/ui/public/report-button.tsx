import { lazy, Suspense, useState } from 'react';
import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { Button } from '#ui/components/button.tsx';

const ReportDialog = lazy(() => import('../report-dialog.tsx'));

export interface ReportButtonProps {
  profileId: number;
  /** Left out: the player as such. */
  tradeId?: number;
  name: string;
}

/** Opens the form to report a player, from a trade or from the player's page. For players only; nobody else hears of it. */
export function ReportButton({ profileId, tradeId, name }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const isOwn = me.status === 'in' && me.me?.id === profileId;
  const open = () => requirePlayer(() => setOpen(true), { message: '신고하려면 로그인해 주세요' });
  return (
    <>
      <span className="needs-script">
        {/* of its size from the start: who is here is known later */}
        <Button tone="ghost" size="sm" onClick={() => void open()} aria-label={`신고: ${name}`} disabled={isOwn}>
          신고
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <ReportDialog profileId={profileId} tradeId={tradeId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
