import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { RouteLink } from '../../pathfinding/ui/public/route-link.tsx';
import { breadcrumbList } from '../../ui/public/breadcrumb-json-ld.ts';
import { Worth } from '../../ui/public/worth.tsx';
import { QuestStatus } from '../ui/quest-status.tsx';
import { QuestSummary } from '../ui/quest-summary.tsx';
import css from '../ui/quests.module.css';
import type { load, PricedThing, QuestPageData } from './quest.loader.ts';

/** Of the text beside the summary: a shorter one is no text of its own. */
const LONGEST_REMARK = 120;

export default function QuestPage() {
  const quest = usePageData<typeof load>();
  const { origin } = useSite();
  const path = `/quests/${quest.id}`;
  const unknown = unknownOf(quest);
  const hasText = quest.thumbnailUrl !== null || quest.content.length > LONGEST_REMARK || /<h2>/.test(quest.content);
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
        lead={quest.summary}
        tile={quest.thumbnailUrl ? undefined : <Tile {...quest.look} size="xl" />}
        actions={<QuestStatus status={quest.status} />}
      />
      <div className="cols">
        <div className="stack">
          <Panel title="요약" aside={`${formatDate(quest.updatedAt)} 수정`}>
            <div className={`pad ${css.summary}`}>
              <QuestSummary
                {...quest}
                worthOf={({ itemId }) =>
                  itemId !== undefined &&
                  quest.prices[itemId] !== undefined && (
                    <span className={css.worth}>
                      개당 <Worth price={quest.prices[itemId]} />
                    </span>
                  )
                }
                routeTo={(to, name) => <RouteLink to={to} name={name} className={`btn sm ${css.way}`} />}
              />
            </div>
            <div className={`meta ${css.caveats}`}>
              {unknown.length > 0 && <p>알려지지 않은 것: {unknown.join(', ')}</p>}
              {!hasText && <RichText html={quest.content} isRemark />}
            </div>
          </Panel>
          {hasText && (
            <article className="panel" aria-label={quest.title}>
              <div className="pad">
                {quest.thumbnailUrl && (
                  <img className={css.picture} src={quest.thumbnailUrl} alt="" width="128" height="128" />
                )}
                <RichText html={quest.content} />
              </div>
            </article>
          )}
        </div>
        <aside className="stack">
          {quest.things.length > 0 && <Things things={quest.things} />}
          {quest.others.length > 0 && (
            <Panel title="다른 퀘스트">
              <ul className={css.others}>
                {quest.others.map(({ id, title, summary }) => (
                  <li key={id}>
                    <a className="row-link" href={`/quests/${id}`}>
                      <span className="nm">{title}</span>
                      <small className="sub">{summary}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </aside>
      </div>
    </>
  );
}

function unknownOf({ level, needs, gains, places }: QuestPageData): string[] {
  const rows = [
    ['레벨', level !== null],
    ['준비물', needs.length > 0],
    ['보상', gains.length > 0],
    ['장소', places.length > 0],
  ] as const;
  return rows.flatMap(([label, isKnown]) => (isKnown ? [] : [label]));
}

/** What the text names: items with their 시세, each with a way there. */
function Things({ things }: { things: readonly PricedThing[] }) {
  return (
    <Panel title="관련 아이템·몬스터·NPC">
      <ul className="lines lit">
        {things.map(({ name, href, card, icon, tone, note, place, itemId, price }) => (
          <li key={href} className="line tap-row">
            <a className="item opens" href={href} data-card={card ?? undefined}>
              <Tile icon={icon} tone={tone} />
              <span className="min-w-0">
                <span className="nm">{name}</span>
                <small>{note}</small>
              </span>
            </a>
            {itemId !== undefined && (
              <span className={`num ${css.price}`}>
                <Worth price={price} />
              </span>
            )}
            {place && <RouteLink to={place} name={name} className={`btn sm ${css.route}`} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The HTML was sanitised before it was stored. */
function RichText({ html, isRemark = false }: { html: string; isRemark?: boolean }) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={isRemark ? css.remark : css.text} {...inner} />;
}
