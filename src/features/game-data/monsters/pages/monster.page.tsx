import { usePageData } from '#platform/client/use-page-data.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Stats } from '#ui/components/key-values.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { MonsterTable } from '../../dungeons/ui/monster-table.tsx';
import { DrawnExchanges } from '../../exchanges/ui/public/drawn-exchanges.tsx';
import { ItemLink } from '../../refs/ui/public/game-link.tsx';
import { RouteLink } from '../../refs/ui/public/route-link.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { PhoneCollapsible } from '../../ui/public/phone-collapsible.tsx';
import { Worth } from '../../ui/public/worth.tsx';
import { type KingQuestMention, kingQuestHref } from '../king-quest.rules.ts';
import { formatMonsterDescription, kingQuestBand, sourcedRewards } from '../monster.labels.ts';
import css from '../ui/monsters.module.css';
import type { load, MonsterDropRow, MonsterHome, MonsterPageData } from './monster.loader.ts';

/** @public Read by the list of pages. */
export const params = gameServerParams;

export default function MonsterPage() {
  const data = usePageData<typeof load>();
  const { monster, description, home, homes, drops, kingQuests, provenance } = data;
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
        description={formatMonsterDescription({ name: monster.name, exp: data.exp, homes, drops })}
        path={path}
        image={`/share/monsters/${monster.id}.png`}
      />
      <PageHead
        title={monster.name}
        crumbs={crumbs}
        lead={formatLead(data)}
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
          {data.summons.length > 0 && <DrawnExchanges views={data.summons} />}
        </div>
        <div className="stack">
          <HomePanel homes={homes} monsterId={monster.id} />
          {kingQuests.length > 0 && <KingQuestPanel quests={kingQuests} />}
        </div>
      </div>
      <div className={`stack ${css.below}`}>
        {data.dungeon.monsters.length > 1 && home && <DungeonPanel home={home} data={data} />}
        <FactNote
          {...provenance}
          about={home ? `${monster.name} (${home.name})` : monster.name}
          row={{ entity: 'monsters', id: monster.id }}
        />
      </div>
      {home && (
        <ActionBar text={home.name}>
          <RouteLink to={`dungeon:${home.id}`} name={home.name} className="btn primary" />
        </ActionBar>
      )}
    </>
  );
}

function formatLead({ home, homes, monster, drops }: MonsterPageData) {
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
    { label: '체력 1당 경험치', value: exp === null || !hp ? '' : ratioText(exp / hp) },
    { label: '무장', value: ac === null ? '' : String(ac).replace('-', '−') },
  ].filter(({ value }) => value !== '');
  return [{ label: '경험치', value: exp === null ? '–' : formatDigits(exp) }, ...known];
}

const WHOLE_FROM = 10;

function ratioText(ratio: number): string {
  return ratio < WHOLE_FROM ? ratio.toFixed(1) : formatDigits(Math.round(ratio));
}

/** Further entrances are shown only on the dungeon's own page. */
const MOST_ENTRANCES = 3;

function DropPanel({ drops }: { drops: readonly MonsterDropRow[] }) {
  return (
    <Panel title="드롭 아이템" id="drops" aside={drops.length > 0 ? `${drops.length}가지` : undefined}>
      {drops.length === 0 ? (
        <p className="pad dim">드롭 아이템이 알려지지 않았습니다.</p>
      ) : (
        <table className="t even">
          <thead>
            <tr>
              <th scope="col">아이템</th>
              <th scope="col" className="wide">
                쓰이는 곳
              </th>
              <th scope="col" className={`num ${css.price}`}>
                시세
              </th>
            </tr>
          </thead>
          <tbody>
            {drops.map(({ name, item, price, recipes, skills }) => (
              <tr key={name} className={item ? 'tap-row' : undefined}>
                <td>{item ? <ItemLink {...item} className="opens" /> : name}</td>
                <td className="wide dim">{usesText(recipes, skills)}</td>
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

function usesText(recipes: number, skills: number): string {
  const uses = [recipes > 0 && `조합 ${recipes}가지`, skills > 0 && `기술 ${skills}가지`].filter(Boolean);
  return uses.join(' · ') || '–';
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

/** Number of rows around the monster's own, sorted by experience. */
const MOST_NEAR = 12;

function nearestTo<Row extends { id: number }>(monsters: readonly Row[], id: number): readonly Row[] {
  const at = monsters.findIndex((monster) => monster.id === id);
  const from = Math.max(0, Math.min(at - MOST_NEAR / 2, monsters.length - MOST_NEAR));
  return monsters.slice(from, from + MOST_NEAR);
}

function DungeonPanel({ home, data }: { home: { href: string }; data: MonsterPageData }) {
  const { monsters, columns } = data.dungeon;
  const shown = nearestTo(monsters, data.monster.id);
  const count =
    shown.length < monsters.length ? `${monsters.length}종 중 가까운 ${shown.length}종` : `${shown.length}종`;
  return (
    <Panel title="같은 사냥터" aside={`몬스터 ${count}`} more={{ href: home.href, label: '사냥터 보기' }}>
      <PhoneCollapsible title="경험치와 드롭 비교">
        <MonsterTable monsters={shown} columns={columns} ownId={data.monster.id} mostBeside={4} />
      </PhoneCollapsible>
    </Panel>
  );
}

function HomePanel({ homes, monsterId }: { homes: readonly MonsterHome[]; monsterId: number }) {
  if (homes.length === 0) return null;
  const hasSeveral = homes.length > 1;
  // Where all give the same experience, the header shows it.
  const differ = new Set(homes.map(({ exp }) => exp)).size > 1;
  return (
    <Panel title="출현 장소" aside={`${homes.length}곳`}>
      <ul className="lines lit">
        {homes.map((home) => (
          <li
            key={home.dungeonId}
            className={classNames('line tap-row', css.home, home.monsterId === monsterId && hasSeveral && css.own)}
          >
            <div className="grow">
              <a href={home.href} className="opens text-paper">
                {home.name}
              </a>
              <span className="sub">{[home.regionName, home.levels].filter(Boolean).join(' · ')}</span>
              {home.entrances.slice(0, MOST_ENTRANCES).map(({ name, x, y }) => (
                <span key={`${name} ${x} ${y}`} className="sub">
                  입구 {name}
                  {x !== null && y !== null && <span className="own-text">{` (${x}, ${y})`}</span>}
                </span>
              ))}
              {differ && home.exp !== null && <span className="sub">경험치 {formatDigits(home.exp)}</span>}
            </div>
            <RouteLink to={`dungeon:${home.dungeonId}`} name={home.name} className="btn sm" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
