import { usePageData } from '#platform/client/use-page-data.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { correctionPath } from '../../articles/article-paths.ts';
import { ArticleText } from '../../articles/ui/article-text.tsx';
import { QuestSheet } from '../ui/quest-sheet.tsx';
import { QuestStatus } from '../ui/quest-status.tsx';
import css from '../ui/quests.module.css';
import type { load, QuestPageData } from './quest.loader.ts';

/** Maximum length of HTML that is shown as a remark below the summary; a longer one is a text of its own. */
const LONGEST_REMARK = 120;
const MORE_THAN_WORDS = /<(?:h[23]|[uo]l|table|aside|figure|details|blockquote)\b/;

/** @public Read by the list of pages. */
export const params = gameServerParams;

export default function QuestPage() {
  const quest = usePageData<typeof load>();
  const path = `/quests/${quest.id}`;
  const unknown = listUnknown(quest);
  const hasText = quest.thumbnailUrl !== null || quest.html.length > LONGEST_REMARK || MORE_THAN_WORDS.test(quest.html);
  const crumbs = [{ label: '퀘스트', href: '/quests' }, { label: quest.title }];
  return (
    <>
      <PageMeta
        title={`${quest.title} (퀘스트)`}
        description={quest.lead}
        path={path}
        image={quest.thumbnailUrl ?? `/share/quests/${quest.id}.png`}
      />
      <PageHead
        title={quest.title}
        crumbs={crumbs}
        lead={quest.lead}
        tile={quest.thumbnailUrl ? undefined : <Tile {...quest.look} size="xl" />}
        actions={<QuestStatus status={quest.status} />}
      />
      <div className={quest.others.length > 0 ? 'cols' : undefined}>
        <div className="stack">
          <Panel title="준비와 보상" aside={`${formatDate(quest.updatedAt)} 수정`}>
            <QuestSheet quest={quest} />
            <div className={`meta ${css.caveats}`}>
              {unknown.length > 0 && <p>아직 모르는 것: {unknown.join(', ')}</p>}
              {!hasText && <Remark html={quest.html} />}
              <p>
                <a href={correctionPath(`퀘스트 ${quest.title}`)}>틀린 정보 제보</a>
              </p>
            </div>
          </Panel>
          {hasText && (
            <article className="panel" aria-label={quest.title}>
              {quest.thumbnailUrl && (
                <img className={css.picture} src={quest.thumbnailUrl} alt="" width="128" height="128" />
              )}
              <ArticleText html={quest.html} />
            </article>
          )}
        </div>
        {quest.others.length > 0 && (
          <Panel title="다른 퀘스트" as="aside" more={{ href: '/quests', label: '모두' }}>
            <ul className={css.others}>
              {quest.others.map(({ id, title, lead }) => (
                <li key={id}>
                  <a className="row-link" href={`/quests/${id}`}>
                    <span className="nm">{title}</span>
                    <small className="sub">{lead}</small>
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  );
}

function listUnknown({ level, needs, gains, places }: QuestPageData): string[] {
  const rows = [
    ['레벨', level !== null],
    ['준비물', needs.length > 0],
    ['보상', gains.length > 0],
    ['장소', places.length > 0],
  ] as const;
  return rows.flatMap(([label, isKnown]) => (isKnown ? [] : [label]));
}

/** HTML is safe, because the server renders it from a document. */
function Remark({ html }: { html: string }) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={css.remark} {...inner} />;
}
