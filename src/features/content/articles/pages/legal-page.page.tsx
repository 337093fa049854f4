import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { Note, Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { NoticeHead } from '#ui/page/notice-head.tsx';
import { NoticeMenu } from '#ui/page/notice-menu.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { legalParams } from '../article-page.params.ts';
import { ArticleText } from '../ui/article-text.tsx';
import css from '../ui/articles.module.css';
import { Contents, ContentsOnTop } from '../ui/contents.tsx';
import { SignInHere } from '../ui/sign-in-here.tsx';
import type { LegalPageData, load } from './legal-page.loader.ts';

/** @public Read by the list of pages. */
export const params = legalParams;

const STATES = { coming: '시행 전', old: '지난 버전' } as const;

export default function LegalPage() {
  const data = usePageData<typeof load>();
  const { name, title, description, html, headings, effectiveAt, state, versions } = data;
  const path = `/notice/${name}`;
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <NoticeHead
        title={title}
        path={path}
        lead={
          <>
            시행일 <time dateTime={effectiveAt}>{formatDate(effectiveAt)}</time>{' '}
            {state !== 'current' && <Tag tone="warn">{STATES[state]}</Tag>}
          </>
        }
      />
      <Changes data={data} path={path} />
      <ContentsOnTop headings={headings} />
      <div className={`cols ${sideBelow.columns}`}>
        <article className="panel" aria-label={title}>
          <ArticleText html={html[0]} />
          {name === 'policy' && <SignInHere />}
          {html[1] !== '' && <ArticleText html={html[1]} />}
        </article>
        <div className="stack">
          <Contents headings={headings} />
          {versions.length > 1 && <Versions data={data} path={path} />}
          <NoticeMenu current={path} />
        </div>
      </div>
    </>
  );
}

interface PartProps {
  data: LegalPageData;
  path: string;
}

/** Shows announced changes; beside a version that is not in force, a link to the one that is. */
function Changes({ data: { title, state, coming }, path }: PartProps) {
  if (state !== 'current') {
    return (
      <div className="mb-4">
        <Note>
          <span className="own-text">
            {state === 'coming' ? '아직 시행되지 않은 버전입니다.' : '지금은 쓰이지 않는 버전입니다.'}
          </span>{' '}
          <a className="underline" href={path}>
            지금 시행 중인 {title}
          </a>
        </Note>
      </div>
    );
  }
  if (coming === null) return null;
  return (
    <div className="mb-4">
      <Note>
        {formatMonthDay(coming.effectiveAt)}부터 바뀝니다
        {coming.changes.length > 0 && <span className="own-text">{`: ${coming.changes.join(', ')}`}</span>}.{' '}
        <a className="underline" href={legalParams.link(path, { version: coming.version })}>
          바뀔 내용 보기
        </a>
      </Note>
    </div>
  );
}

function Versions({ data: { versions, version }, path }: PartProps) {
  return (
    <Panel title="버전" as="aside">
      <ul className={css.entries}>
        {versions.map((one) => (
          <li key={one.version}>
            <a
              href={legalParams.link(path, { version: one.version })}
              aria-current={one.version === version ? 'true' : undefined}
            >
              <span className={css.name}>{formatDate(one.effectiveAt)} 시행</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
