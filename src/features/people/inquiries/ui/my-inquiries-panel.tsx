import { Suspense } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel, type PanelProps } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { EmptyState } from '#ui/components/states.tsx';
import { useMe } from '../../sessions/ui/public/me-store.ts';
import css from './inquiries.module.css';
import { InquirySkeleton } from './inquiry-skeleton.tsx';

const MyInquiries = partOnDemand(() => import('./my-inquiries.tsx'));

/** Empty until the browser knows who is signed in: the HTML is the same for everybody. */
export function MyInquiriesPanel({ more, isInLine = false }: Pick<PanelProps, 'more'> & { isInLine?: boolean }) {
  const me = useMe();
  return (
    <Panel title="내 문의" id="mine" more={more} className="needs-script">
      <div className={isInLine ? undefined : css.own}>
        {me.status === 'unknown' && !isInLine && <InquirySkeleton />}
        {me.status === 'out' && (
          <EmptyState
            isInLine={isInLine}
            text="로그인하면 보낸 문의와 답을 여기서 봅니다."
            action={
              <ButtonLink href="/login" size="sm">
                로그인
              </ButtonLink>
            }
          />
        )}
        {me.status === 'in' && (
          <Suspense fallback={isInLine ? null : <InquirySkeleton />}>
            <MyInquiries isInLine={isInLine} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
