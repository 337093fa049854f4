import { Suspense, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { requirePlayer } from '../../../require-login/ui/public/require-player.ts';
import { useMe } from '../../../sessions/ui/public/me-store.ts';
import type { ReportedThing } from '../../report.contract.ts';
import { canReport } from '../../report.policy.ts';

const ReportDialog = partOnDemand(() => import('../report-dialog.tsx'));

export interface ReportButtonProps {
  /** Null: the author of a shout has no profile here. */
  profileId: number | null;
  about?: ReportedThing;
  name: string;
}

export function ReportButton({ profileId, about, name }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const may = canReport(me.status === 'in' ? (me.me?.id ?? null) : null, profileId ?? undefined);
  const open = () => requirePlayer(() => setOpen(true), { message: '신고하려면 로그인해 주세요' });
  return (
    <>
      <span className={classNames('needs-script', me.status === 'unknown' && 'guest-only')}>
        {/* It has its size from the start, because the visitor is known only later. */}
        <Button
          tone="ghost"
          size="sm"
          data-press=""
          onClick={() => void open()}
          aria-label={`신고: ${name}`}
          disabled={!may}
        >
          신고
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <ReportDialog profileId={profileId} about={about} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
