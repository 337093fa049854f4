import type { ReactNode } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Tabs } from '#ui/components/choices.tsx';
import { KeyValues, Stats } from '#ui/components/key-values.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { BellIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta, type SchemaThing } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { DrawnExchanges } from '../../exchanges/ui/public/drawn-exchanges.tsx';
import { RouteLink } from '../../refs/ui/public/route-link.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { Worth } from '../../ui/public/worth.tsx';
import { DropTable } from '../ui/drop-table.tsx';
import css from '../ui/item-page.module.css';
import { ItemShelf } from '../ui/item-shelf.tsx';
import { FavouriteButton } from '../ui/public/favourite-button.tsx';
import { SkillUseTable } from '../ui/skill-use-table.tsx';
import type { ItemPageData, load, SaleRow } from './item.loader.ts';

const DrawnRecipes = await drawnLater(async () => (await import('../ui/item-recipes.tsx')).ItemRecipes);

const DrawnGearButton = await drawnLater(async () => (await import('../ui/gear-button.tsx')).GearButton);

export default function ItemPage({ market }: { market: ReactNode }) {
  const data = usePageData<typeof load>();
  const { item, type, crumbs } = data;
  const { origin } = useSite();
  const tabs = [
    { href: `/trade/${item.id}`, label: '거래소' },
    { href: `/items/${item.id}`, label: '도감', current: true },
    ...(data.drops.length > 0 ? [{ href: '#drops', label: '나오는 곳' }] : []),
  ];
  return (
    <>
      <PageMeta
        title={data.title}
        description={data.summary}
        image={data.image}
        jsonLd={import.meta.env.SSR && [itemThing(data, origin)]}
      />
      <PageHead
        title={item.name}
        crumbs={crumbs}
        lead={data.lead}
        tile={<Tile icon={item.icon} tone={item.tone} size="xl" />}
        tabs={<Tabs label={item.name} choices={tabs} />}
        actions={
          <>
            <FavouriteButton id={item.id} />
            {data.isWorn && <DrawnGearButton id={item.id} />}
            <a className="btn" href={`/items?compare=${item.id}`}>
              비교
            </a>
            <a className="btn" href={`/trade/${item.id}#watch`}>
              <BellIcon />
              가격 알림
            </a>
            <a className="btn primary wide" href={`/trade/${item.id}`}>
              거래하기
            </a>
          </>
        }
      />
      <div className={css.cols}>
        {market}
        <div className="stack">
          <MainColumn data={data} />
        </div>
        <div className="stack">
          <Panel title="그 밖의 정보">
            <div className="pad">
              <KeyValues rows={data.details} />
            </div>
          </Panel>
          <FactNote {...data.provenance} about={item.name} row={{ entity: 'items', id: item.id }} />
          <ItemShelf
            title="비슷한 아이템"
            isAside
            items={data.related}
            more={{ href: `/items/types/${type.id}`, label: `${type.name} 전체` }}
          />
        </div>
      </div>
      <ActionBar text={data.price === null ? item.name : <Worth price={data.price} />}>
        <a className="btn primary" href={`/trade/${item.id}`}>
          거래하기
        </a>
      </ActionBar>
    </>
  );
}

function MainColumn({ data }: { data: ItemPageData }) {
  const { item } = data;
  return (
    <>
      {data.stats.length > 0 && (
        <Stats
          rows={data.stats.map(({ label, value, unit, isDoubtful }) => ({
            label,
            value: isDoubtful ? (
              <span className={css.doubt}>
                {value} <i>의심</i>
              </span>
            ) : (
              <>
                {value}
                {unit && <i>{unit}</i>}
              </>
            ),
          }))}
          className={css.stats}
        />
      )}
      {data.disagreements.map(({ label, claims }) => (
        <Note key={label}>
          의심 · {label}: {claims.join(', ')}
        </Note>
      ))}
      {data.notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {data.drops.length > 0 && <DropTable rows={data.drops} itemId={item.id} />}
      {data.madeBy.length > 0 && <DrawnRecipes title="만드는 법" recipes={data.madeBy} itemId={item.id} />}
      {data.usedIn.length > 0 && (
        <DrawnRecipes title="이 아이템으로 만들기" recipes={data.usedIn} next={data.nextSteps} itemId={item.id} />
      )}
      {data.exchanges.length > 0 && <DrawnExchanges views={data.exchanges} ownItemId={item.id} />}
      {data.skills.length > 0 && <SkillUseTable rows={data.skills} />}
      {data.sales.length > 0 && <SaleTable rows={data.sales} />}
      {data.unknown && (
        <Panel title="얻는 법">
          <p className="pad dim">{data.unknown}</p>
        </Panel>
      )}
    </>
  );
}

/** The page is no Product of schema.org, because the site sells nothing for money. */
function itemThing({ item, summary }: ItemPageData, origin: string): SchemaThing {
  return {
    '@type': 'Thing',
    name: item.name,
    description: summary,
    url: `${origin}/items/${item.id}`,
    image: `${origin}/share/items/${item.id}.png`,
  };
}

function SaleTable({ rows }: { rows: readonly SaleRow[] }) {
  return (
    <Panel title="파는 곳">
      <table className="t">
        <thead>
          <tr>
            <th>지도</th>
            <th>파는 NPC</th>
            <th className="num">가격 (전)</th>
            <th>
              <span className="visually-hidden">가는 길</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.map ? 'tap-row' : undefined}>
              <td>
                {row.map ? (
                  <a className="opens text-paper" href={`/maps/${row.map.code}`}>
                    {row.map.name}
                  </a>
                ) : (
                  '–'
                )}
              </td>
              <td className="dim">{row.npcHref ? <a href={row.npcHref}>{row.npcName}</a> : (row.npcName ?? '–')}</td>
              <td className="num">{row.price === null ? '–' : formatDigits(row.price)}</td>
              <td className="num">
                {row.place && row.map && (
                  <RouteLink to={row.place} name={row.npcName ?? row.map.name} className="btn ghost sm" />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
