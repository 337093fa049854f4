import { Suspense, useEffect, useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';

const Arriving = partOnDemand(async () => ({ default: (await import('../ui/sign-in-callback-screen.tsx')).Arriving }));

export default function ConfirmPage() {
  const [isAwake, setIsAwake] = useState(false);
  const [isNewcomer, setIsNewcomer] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const title = isNewcomer ? '캐릭터 만들기' : '로그인 확인';
  return (
    <>
      <PageMeta title={title} description="디스코드나 카카오에서 돌아와 로그인을 마치는 곳입니다." />
      <PageHead title={title} />
      <Suspense fallback={<Waiting />}>
        {isAwake ? <Arriving waiting={<Waiting />} onNewcomer={setIsNewcomer} /> : <Waiting />}
      </Suspense>
    </>
  );
}

function Waiting() {
  return (
    <Panel as="div">
      <div className="state" aria-live="polite">
        <p>로그인을 마치고 있습니다.</p>
        <noscript>
          <p>자바스크립트가 꺼져 있어 계속할 수 없습니다. 켠 뒤에 다시 로그인해 주세요.</p>
        </noscript>
      </div>
    </Panel>
  );
}
