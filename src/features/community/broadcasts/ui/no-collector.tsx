import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { Panel } from '#ui/components/panel.tsx';

/** Tells operators that no collector is connected, and how to set one up. */
export function CollectorSetup() {
  const state = useMe();
  if (state.status !== 'in' || !state.me?.isOperator) return null;
  return (
    <Panel title="운영자에게">
      <p className="pad small dim">
        아직 사자후를 수집하지 않습니다. 수집하려면 BROADCAST_INGEST_KEY에 키를 넣고, 그 키로 사자후를 보내는 수집기를
        돌려 주세요. 설정 방법과 수집기 만드는 법은 운영 문서(docs/operations.md) 8.2에 있습니다.
      </p>
    </Panel>
  );
}
