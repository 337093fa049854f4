import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';

const MyCorrections = partOnDemand(() => import('../my-corrections.tsx'));

/** The visitor's own proposals of values, in their page. */
export function MyCorrectionsPanel() {
  const { status } = useMe();
  return (
    <Panel title="내 제보" id="corrections" className="needs-script">
      {status === 'unknown' && <Skeleton rows={1} />}
      {status === 'out' && <EmptyState isInLine text="로그인하면 보낸 제보와 답을 여기서 봅니다." />}
      {status === 'in' && <MyCorrections />}
    </Panel>
  );
}
