import { Suspense, useEffect, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { DELETE_PATH } from '../../open-parts.ts';

const DeleteDialog = partOnDemand(() => import('./delete-dialog.tsx'));

interface LeaveAccountProps {
  name: string | null;
}

export function LeaveAccount({ name }: LeaveAccountProps) {
  'use memo';
  const [isLeaving, setLeaving] = useState(useOpenPart(DELETE_PATH));
  return (
    <>
      <Button tone={name === null ? 'ghost' : 'danger'} size="sm" onClick={() => setLeaving(true)}>
        {name === null ? '만들지 않고 탈퇴하기' : '탈퇴하기'}
      </Button>
      {isLeaving && (
        <Suspense>
          <DeleteDialog name={name} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Returns whether the address asked for this part at first; a reload or a step back then does not open it again. For
 * the browser only.
 */
export function useOpenPart(path: string): boolean {
  const [isOpen] = useState(() => isAt(path));
  useEffect(() => {
    if (isAt(path)) history.replaceState(history.state, '', location.pathname);
  }, [path]);
  return isOpen;
}

function isAt(path: string): boolean {
  return location.pathname + location.hash === path;
}
