import { Suspense, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { DELETE_PATH } from '../../open-parts.ts';
import { useOpenPart } from './use-open-part.ts';

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
