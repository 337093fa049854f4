import { useEffect, useState } from 'react';
import { onSessionChange } from '#features/people/sessions/ui/public/me-store.ts';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { clientState } from '../ui/client-state.ts';

const TITLE = '브라우저 상태';

export default function ClientStatePage() {
  const [rows, setRows] = useState<readonly KeyValue[]>([]);
  useEffect(() => {
    const show = () => setRows(clientState());
    show();
    const changes = ['resize', 'online', 'offline'] as const;
    for (const change of changes) addEventListener(change, show);
    const unhear = onSessionChange(show);
    return () => {
      for (const change of changes) removeEventListener(change, show);
      unhear();
    };
  }, []);
  return (
    <>
      <PageMeta title={TITLE} description="이 브라우저와 로그인 상태를 보는 점검 페이지입니다." />
      <PageHead title={TITLE} crumbs={[{ label: '홈', href: '/' }, { label: TITLE }]} lead="이 브라우저가 아는 것" />
      <noscript>
        <p className="note mb-4">자바스크립트를 켜야 볼 수 있습니다.</p>
      </noscript>
      <Panel title="상태">
        <KeyValues className="pad" rows={rows} />
      </Panel>
    </>
  );
}
