import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { RouteLink } from '../../pathfinding/ui/public/route-link.tsx';
import { breadcrumbList } from '../../ui/public/breadcrumb-json-ld.ts';
import { Worth } from '../../ui/public/worth.tsx';
import { QuestStatus } from '../ui/quest-status.tsx';
import css from '../ui/quests.module.css';
import type { load, PricedThing, QuestPageData } from './quest.loader.ts';

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
        tile={quest.thumbnailUrl ? undefined : <Tile {...quest.look} size="xl" />}
        actions={<QuestStatus status={quest.status} />}
      />
      <div className="cols">
        <div className="stack">
          <Panel title="요약">
            <div className="pad">
              <KeyValues rows={summaryRows(quest)} />
            </div>
          </Panel>
          <article className="panel" aria-label={quest.title}>
            <div className="pad">
              {quest.thumbnailUrl && (
                <img className={css.picture} src={quest.thumbnailUrl} alt="" width="128" height="128" />
              )}
              <RichText html={quest.content} />
            </div>
          </article>
        </div>
        <aside className="stack">
          {quest.things.length > 0 && <Things things={quest.things} />}
          {quest.others.length > 0 && (
            <Panel title="다른 퀘스트">
              <ul className={css.others}>
                {quest.others.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`/quests/${id}`}>{title}</a>
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

/** What is known first. */
function summaryRows({ level, needs, reward, things }: QuestPageData) {
  const places = [...new Set(things.flatMap(({ where }) => where?.name ?? []))];
  const rows = [
    { label: '레벨', value: level === null ? null : `${level}부터` },
    { label: '준비물', value: needs.join(', ') || null },
    { label: '장소', value: places.join(', ') || null },
    { label: '보상', value: reward },
  ];
  const unknown = rows.filter(({ value }) => value === null);
  return [...rows.filter(({ value }) => value !== null), ...unknown.map(({ label }) => ({ label, value: '모름' }))];
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
            {place && <RouteLink to={place} name={name} className={`btn ghost sm ${css.route}`} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The HTML was sanitised before it was stored. */
function RichText({ html }: { html: string }) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={css.text} {...inner} />;
}
