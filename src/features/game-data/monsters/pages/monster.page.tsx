import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Stats } from '#ui/components/key-values.tsx';
import { Note } from '#ui/components/note.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { breadcrumbList } from '../../ui/public/breadcrumb-json-ld.ts';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { describeMonster } from '../monster.labels.ts';
import { DropPanel } from '../ui/drop-panel.tsx';
import { HomePanel } from '../ui/home-panel.tsx';
import { KingQuestPanel } from '../ui/king-quest-panel.tsx';
import { NeighbourPanel } from '../ui/neighbour-panel.tsx';
import type { load, MonsterPageData } from './monster.loader.ts';

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
      />
      <div className="cols">
        <div className="stack">
          <div className="monster-stats">
            <Stats rows={statRows(data)} />
          </div>
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
    </>
  );
}

/** What it is worth hunting for, in a line; nothing where neither is known. */
function leadOf({ home, homes, monster, drops }: MonsterPageData) {
  const levels = homes.find(({ monsterId }) => monsterId === monster.id)?.levels;
  const parts = [
    home && levels ? `${home.name} 레벨 ${levels}` : home?.name,
    drops.length > 0 && `주는 물건 ${drops.length}가지`,
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** Only what is known; experience always, because everyone looks for it. */
function statRows({ exp, hp, damage, ac }: MonsterPageData) {
  const known = [
    { label: '체력', value: hp === null ? '' : formatDigits(hp) },
    { label: '파괴력', value: damage },
    { label: '무장', value: ac === null ? '' : String(ac).replace('-', '−') },
  ].filter(({ value }) => value !== '');
  return [{ label: '경험치', value: exp === null ? '–' : formatDigits(exp) }, ...known];
}
