import { Fragment } from 'react';
import { SUPPORTED_BROWSERS } from '#shared/supported-browsers.ts';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';

/** Must be readable in browsers that are too old for its styles, so it has text in reading order and plain links. */
export default function BrowsersPage() {
  return (
    <>
      <PageMeta
        title="지원하는 브라우저"
        description="바람나루를 모두 쓸 수 있는 브라우저와 그 버전."
        path="/browsers"
      />
      <PageHead title="지원하는 브라우저" crumbs={[{ label: '홈', href: '/' }, { label: '지원하는 브라우저' }]} />
      <div className="stack">
        <Panel title="이 버전부터 모두 쓸 수 있습니다">
          <dl className="pad kv">
            {SUPPORTED_BROWSERS.map(({ name, since }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{since} 이상</dd>
              </Fragment>
            ))}
          </dl>
        </Panel>
        <Panel title="더 오래된 브라우저">
          <div className="pad stack links">
            <p>글과 링크, 표는 그대로 볼 수 있지만 버튼과 입력란, 로그인은 쓸 수 없습니다.</p>
            <p>
              브라우저를 업데이트하거나 위의 브라우저 가운데 하나로 열어 주세요. 아이폰과 아이패드는 iOS를 업데이트하면
              됩니다.
            </p>
            <p>
              <a href="/">홈으로</a>
            </p>
          </div>
        </Panel>
      </div>
    </>
  );
}
