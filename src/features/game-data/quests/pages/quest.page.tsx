import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { breadcrumbList } from '../../ui/public/breadcrumb-json-ld.ts';
import { QuestStatus } from '../ui/quest-status.tsx';
import css from '../ui/quests.module.css';
import type { load } from './quest.loader.ts';

export default function QuestPage() {
  const quest = usePageData<typeof load>();
  const { origin } = useSite();
  const path = `/quests/${quest.id}`;
  const crumbs = [{ label: '퀘스트', href: '/quests' }, { label: quest.title }];
  return (
    <>
      <PageMeta
        title={`${quest.title} (퀘스트)`}
        description={quest.summary}
        path={path}
        jsonLd={breadcrumbList(origin, crumbs, path)}
      />
      <PageHead
        title={quest.title}
        crumbs={crumbs}
        lead={`${formatDate(quest.updatedAt)} 수정`}
        actions={<QuestStatus status={quest.status} />}
      />
      <div className="cols">
        <article className="panel" aria-label={quest.title}>
          <div className="pad">
            {quest.thumbnailUrl && (
              <img className={css.picture} src={quest.thumbnailUrl} alt="" width="128" height="128" />
            )}
            <RichText html={quest.content} />
          </div>
        </article>
        {quest.others.length > 0 && (
          <Panel title="다른 퀘스트" as="aside">
            <ul className={css.others}>
              {quest.others.map(({ id, title }) => (
                <li key={id}>
                  <a href={`/quests/${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  );
}

/** The HTML was sanitised before it was stored. */
function RichText({ html }: { html: string }) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={css.text} {...inner} />;
}
