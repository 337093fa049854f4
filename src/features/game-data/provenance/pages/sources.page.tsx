import { usePageData } from '#platform/client/use-page-data.ts';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { BetterValues } from '../ui/better-values.tsx';
import { DoubtList } from '../ui/doubt-list.tsx';
import { KnownFacts } from '../ui/known-facts.tsx';
import { Lineages } from '../ui/lineages.tsx';
import { Links } from '../ui/source-list.tsx';
import css from '../ui/sources.module.css';
import { UnknownList } from '../ui/unknown-list.tsx';
import type { load } from './sources.loader.ts';

export default function SourcesPage() {
  const { rows, others, lineages, doubts, unknown, leftOut, unreachable, maps } = usePageData<typeof load>();
  return (
    <>
      <PageMeta
        title="자료와 신뢰도"
        description="바람나루에 있는 아이템, 기술, 사냥터, 몬스터, 조합, 지도 자료의 출처와 신뢰도."
        path="/sources"
      />
      <PageHead
        title="자료와 신뢰도"
        crumbs={[{ label: '홈', href: '/' }, { label: '자료와 신뢰도' }]}
        lead="도감의 값을 어디서 가져왔고 얼마나 믿을 만한지"
      />
      <div className={`cols ${css.cols}`}>
        <Panel title="신뢰도">
          <dl className={`pad ${css.meanings}`}>
            <dt className={css.sure}>높음</dt>
            <dd>
              서로 옮겨 적지 않은 출처 두 곳 이상의 값이 같거나, 클래식에서 확인된 값과 맞는 표에서 읽은 값입니다.
            </dd>
            <dt className={css.fair}>보통</dt>
            <dd>출처가 한 곳뿐이거나, 서로 옮겨 적은 출처끼리만 같습니다.</dd>
            <dt className={css.unsure}>낮음</dt>
            <dd>출처끼리 다르거나 일부를 짐작한 값입니다.</dd>
          </dl>
          <p className="pad dim">모르는 값은 모름으로 둡니다.</p>
        </Panel>
        <div className="stack">
          <KnownFacts rows={rows} />
          {doubts.length > 0 && <DoubtList doubts={doubts} />}
          <UnknownList unknown={unknown} leftOut={leftOut} unreachable={unreachable} maps={maps} />
        </div>
        <div className="stack">
          <BetterValues />
          {lineages.length > 0 && <Lineages lineages={lineages} />}
          {others.length > 0 && (
            <Panel title="계산식·승급·퀘스트 출처">
              <div className={css.others}>
                <Links sources={others} />
              </div>
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
