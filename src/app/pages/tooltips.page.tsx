import { useEffect } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import type { load } from './tooltips.loader.ts';

const SCRIPT = '/tooltips.js';

export default function TooltipsPage() {
  const { samples } = usePageData<typeof load>();
  const { origin } = useSite();
  const [first] = samples;
  useEffect(startTooltips, []);
  return (
    <>
      <PageMeta
        title="다른 사이트에 카드 달기"
        description="블로그나 카페, 개인 사이트의 글에서 아이템, 기술, 몬스터, 사냥터 이름에 바람나루의 카드를 띄우는 방법."
        path="/tooltips"
      />
      <PageHead
        title="다른 사이트에 카드 달기"
        crumbs={[{ label: '홈', href: '/' }, { label: '다른 사이트에 카드 달기' }]}
        lead="내 사이트의 글에서 이름에 마우스를 올리면 바람나루의 카드가 뜹니다."
      />
      <div className="stack">
        <Panel title="보기">
          <div className="pad stack gap-2">
            <p className="dim">아래 이름에 마우스를 올리거나 Tab 키로 옮겨 가 보세요.</p>
            <ul className="links stack gap-1">
              {samples.map(({ kind, key, name, href }) => (
                <li key={key}>
                  {kind}:{' '}
                  <a href={href} data-baramnaru={key}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </Panel>
        <Panel title="다는 방법">
          <div className="pad stack gap-3">
            <p>글이 있는 페이지에 이 한 줄을 넣습니다.</p>
            <pre className="whitespace-normal">
              <code>{`<script src="${origin}${SCRIPT}" async></script>`}</code>
            </pre>
            <p>
              바람나루의 아이템, 기술, 몬스터, 사냥터로 가는 링크에 카드가 뜹니다. 링크가 아닌 이름에는 이렇게 적습니다.
            </p>
            <pre className="whitespace-normal">
              <code>{`<span tabindex="0" data-baramnaru="${first?.key ?? 'item:1'}">${first?.name ?? ''}</span>`}</code>
            </pre>
            <p className="dim">
              쓸 수 있는 것: item, skill, monster, dungeon, quote(시세), trade(거래), party(파티)와 그 번호. 링크에
              ?gameServer=1 처럼 서버가 있으면 그 서버의 시세가 나옵니다.
            </p>
          </div>
        </Panel>
        <Panel title="알아 둘 것">
          <ul className="pad bullets">
            <li>카드는 글 위에 뜨고 글의 자리를 옮기지 않습니다. 사이트의 모양도 바꾸지 않습니다.</li>
            <li>쿠키를 보내지 않고, 방문자의 기기에 아무것도 저장하지 않습니다.</li>
            <li>
              콘텐츠 보안 정책(CSP)이 있는 사이트는 script-src와 connect-src에 {withParticle(origin, '을/를')} 넣습니다.
              막아 둔 사이트에서는 카드가 뜨지 않을 뿐입니다.
            </li>
            <li>한 주소에서 1분에 300장까지 가져갈 수 있습니다.</li>
          </ul>
        </Panel>
      </div>
    </>
  );
}

/** Adds the script once per document. It stays after leaving the page, and on this site handles only marked names. */
function startTooltips(): void {
  if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
  const script = document.createElement('script');
  script.src = SCRIPT;
  if (import.meta.env.DEV) script.type = 'module';
  document.head.append(script);
}
