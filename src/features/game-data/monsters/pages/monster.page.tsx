import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Stats } from '#ui/components/key-values.tsx';
import { Note } from '#ui/components/note.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { RouteLink } from '../../pathfinding/ui/public/route-link.tsx';
import { breadcrumbList } from '../../ui/public/breadcrumb-json-ld.ts';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import { MonsterLink } from '../../ui/public/monster-link.tsx';
import { Worth } from '../../ui/public/worth.tsx';
import { type KingQuestMention, kingQuestHref } from '../king-quest.rules.ts';
import { sourcedRewards } from '../king-reward.labels.ts';
import { describeMonster, kingQuestBand } from '../monster.labels.ts';
import css from '../ui/monsters.module.css';
import type { load, MonsterDropRow, MonsterHome, MonsterPageData } from './monster.loader.ts';

export default function MonsterPage() {
  const data = usePageData<typeof load>();
  const { monster, description, home, homes, drops, kingQuests, provenance } = data;
  const { origin } = useSite();
  const path = `/monsters/${monster.id}`;
  const crumbs = [
    { label: '사냥터', href: '/dungeons/regions/1' },
    ...(home
      ? [
          { label: home.regionName, href: home.regionHref },
          { label: home.name, href: home.href },
        ]
      : []),
  ];
  return (
    <>
      <PageMeta
        title={`${monster.name} (${home?.name ?? '몬스터'})`}
        description={describeMonster({ name: monster.name, exp: data.exp, homes, drops })}
        path={path}
        image={`/share/monsters/${monster.id}.png`}
        jsonLd={breadcrumbList(origin, [...crumbs, { label: monster.name }], path)}
      />
      <PageHead
        title={monster.name}
        crumbs={crumbs}
        lead={leadOf(data)}
        tile={<Tile icon={monster.icon} tone={monster.tone} size="xl" />}
        actions={
          <>
            {data.huntedAs !== null && (
              <ButtonLink href={`/calc/exp?monster=${data.huntedAs}`}>몇 마리면 승급</ButtonLink>
            )}
            {home && <RouteLink to={`dungeon:${home.id}`} name={home.name} className="btn primary wide" />}
          </>
        }
      />
      <div className="cols">
        <div className="stack">
          <Stats rows={statRows(data)} className={css.stats} />
          {description && <Note>{description}</Note>}
          <DropPanel drops={drops} />
          <HomePanel homes={homes} monsterId={monster.id} />
        </div>
        <div className="stack">
          {data.neighbours.length > 0 && home && <NeighbourPanel home={home} neighbours={data.neighbours} />}
          {kingQuests.length > 0 && <KingQuestPanel quests={kingQuests} />}
          <FactNote {...provenance} about={home ? `${monster.name} (${home.name})` : monster.name} />
        </div>
      </div>
      {home && (
        <ActionBar text={home.name}>
          <RouteLink to={`dungeon:${home.id}`} name={home.name} className="btn primary" />
        </ActionBar>
      )}
    </>
  );
}

function leadOf({ home, homes, monster, drops }: MonsterPageData) {
  const levels = homes.find(({ monsterId }) => monsterId === monster.id)?.levels;
  const parts = [
    home && levels ? `${home.name} ${levels}` : home?.name,
    drops.length > 0 && `드롭 아이템 ${drops.length}가지`,
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}

function statRows({ exp, hp, damage, ac }: MonsterPageData) {
  const known = [
    { label: '체력', value: hp === null ? '' : formatDigits(hp) },
    { label: '파괴력', value: damage },
    { label: '무장', value: ac === null ? '' : String(ac).replace('-', '−') },
  ].filter(({ value }) => value !== '');
  return [{ label: '경험치', value: exp === null ? '–' : formatDigits(exp) }, ...known];
}

function DropPanel({ drops }: { drops: readonly MonsterDropRow[] }) {
  return (
    <Panel title="드롭 아이템" aside={drops.length > 0 ? `${drops.length}가지 · 시세` : undefined}>
      {drops.length === 0 ? (
        <p className="pad dim">드롭 아이템이 알려지지 않았습니다.</p>
      ) : (
        <table className="t even">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">아이템</th>
              <th scope="col" className={`num ${css.price}`}>
                시세
              </th>
            </tr>
          </thead>
          <tbody>
            {drops.map(({ name, item, price }) => (
              <tr key={name} className={item ? 'tap-row' : undefined}>
                <td>{item ? <ItemLink {...item} className="opens" /> : name}</td>
                <td className="num">
                  <Worth price={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function KingQuestPanel({ quests }: { quests: readonly KingQuestMention[] }) {
  return (
    <Panel title="왕퀘" aside="보상 경험치">
      <table className="t">
        <tbody>
          {quests.map((quest) => (
            <tr key={`${quest.king} ${kingQuestBand(quest)}`} className="tap-row">
              <th scope="row">
                <a href={kingQuestHref(quest)} className="opens text-paper">
                  {quest.king}
                </a>
                <span className="sub">{kingQuestBand(quest)}</span>
              </th>
              <td className="num">
                {sourcedRewards(quest).map(({ amount, source }) => (
                  <div key={source}>
                    {formatDigits(amount)}
                    {source && <span className="sub">{source}</span>}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface NeighbourPanelProps {
  home: { href: string };
  neighbours: MonsterPageData['neighbours'];
}

function NeighbourPanel({ home, neighbours }: NeighbourPanelProps) {
  return (
    <Panel title="같은 사냥터" aside="경험치" more={{ href: home.href, label: '사냥터 보기' }}>
      <table className="t even">
        <tbody>
          {neighbours.map(({ exp, ...monster }) => (
            <tr key={monster.id} className="tap-row">
              <td>
                <MonsterLink {...monster} className="opens" />
              </td>
              <td className={`num ${css.exp}`}>{exp === null ? '–' : formatDigits(exp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function HomePanel({ homes, monsterId }: { homes: readonly MonsterHome[]; monsterId: number }) {
  if (homes.length === 0) return null;
  return (
    <Panel title="출현 장소" aside={`${homes.length}곳`}>
      <table className="t">
        <thead>
          <tr>
            <th scope="col">사냥터</th>
            <th scope="col" className="wide">
              지역
            </th>
            <th scope="col" className="num">
              레벨
            </th>
            <th scope="col" className="num">
              경험치
            </th>
            <th scope="col" className="num wide">
              체력
            </th>
            <th scope="col">
              <span className="visually-hidden">가는 길</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <tr
              key={home.monsterId}
              className={classNames('tap-row', home.monsterId === monsterId && homes.length > 1 && 'now')}
            >
              <th scope="row">
                <a href={home.href} className="opens text-paper">
                  {home.name}
                </a>
              </th>
              <td className="dim wide">{home.regionName}</td>
              <td className="num whitespace-normal">{home.levels ?? '–'}</td>
              <td className="num">{home.exp === null ? '–' : formatDigits(home.exp)}</td>
              <td className="num wide">{home.hp === null ? '–' : formatDigits(home.hp)}</td>
              <td className={`num ${css.route}`}>
                <RouteLink to={`dungeon:${home.dungeonId}`} name={home.name} className="btn ghost sm" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
