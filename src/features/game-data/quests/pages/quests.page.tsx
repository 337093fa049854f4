import { usePageData } from '#platform/client/use-page-data.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { QuestStatus } from '../ui/quest-status.tsx';
import css from '../ui/quests.module.css';
import type { load } from './quests.loader.ts';

export default function QuestsPage() {
  const { quests } = usePageData<typeof load>();
  return (
    <>
      <PageMeta
        title="퀘스트"
        description={`바람의나라 클래식 퀘스트 ${quests.length}가지: 진행 순서와 준비물, 보상을 봅니다.`}
        path="/quests"
      />
      <PageHead title="퀘스트" lead="진행 순서와 준비물, 보상" />
      <Panel>
        {quests.length === 0 ? (
          <EmptyState icon="goods/scroll-unfurled" text="알려진 퀘스트가 아직 없습니다." />
        ) : (
          <ul className={css.quests}>
            {quests.map(({ id, title, summary, status, thumbnailUrl, level, reward, look }) => (
              <li key={id}>
                <a className="row row-link" href={`/quests/${id}`}>
                  {thumbnailUrl ? (
                    <img src={thumbnailUrl} alt="" width="48" height="48" loading="lazy" />
                  ) : (
                    <Tile {...look} size="l" />
                  )}
                  <span className="grow">
                    <b>{title}</b>
                    <span className="block dim">{summary}</span>
                    <span className="meta">
                      {[level === null ? '레벨 모름' : `레벨 ${level}부터`, reward && `보상 ${reward}`]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <QuestStatus status={status} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
