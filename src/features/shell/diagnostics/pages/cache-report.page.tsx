import { usePageData } from '#platform/client/use-page-data.ts';
import { formatTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import type { load } from './cache-report.loader.ts';

const TITLE = '저장된 페이지';
const KINDS = { page: '문서', data: '자료' } as const;

export default function CacheReportPage() {
  const { at, build, dataVersion, hits, misses, count, bytes, patterns } = usePageData<typeof load>();
  const asked = hits + misses;
  return (
    <>
      <PageMeta title={TITLE} description="서버가 메모리에 둔 페이지와 그 나이를 보는 점검 페이지입니다." />
      <PageHead
        title={TITLE}
        crumbs={[{ label: '홈', href: '/' }, { label: TITLE }]}
        lead="이 서버의 메모리에 있는 것"
      />
      <div className="stack">
        <Panel title="요약">
          <KeyValues
            className="pad"
            rows={[
              { label: '확인한 시각', value: <time dateTime={at}>{formatTime(at)}</time> },
              { label: '빌드', value: build },
              { label: '자료 버전', value: dataVersion },
              { label: '페이지', value: `${count}개 · ${inKilobytes(bytes)}` },
              { label: '메모리에서 답한 비율', value: asked === 0 ? '없음' : `${Math.floor((hits / asked) * 100)}%` },
            ]}
          />
        </Panel>
        {(['page', 'data'] as const).map((kind) => (
          <Patterns key={kind} title={KINDS[kind]} rows={patterns.filter((row) => row.kind === kind)} />
        ))}
      </div>
    </>
  );
}

/** Collapsed, because there are as many patterns as kinds of pages. */
function Patterns({ title, rows }: { title: string; rows: ReturnType<typeof load>['patterns'] }) {
  return (
    <details className="panel disclosure">
      <summary>
        {title} · 주소 형식 {rows.length}가지
      </summary>
      <ul className="lines">
        {rows.map(({ pattern, count, bytes, youngestMs, oldestMs, tags }) => (
          <li key={pattern} className="line wrap">
            <b className="grow">{pattern}</b>
            <span className="num">
              {count}개 · {inKilobytes(bytes)}
            </span>
            <span className="sub block">
              나이 {inSeconds(youngestMs)} – {inSeconds(oldestMs)} · 태그{' '}
              <span className="own-text">{tags.join(', ') || '없음'}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

function inSeconds(ms: number): string {
  return `${Math.floor(ms / 1000)}초`;
}
