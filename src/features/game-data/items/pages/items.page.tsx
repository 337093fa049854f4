import type { ComponentType, ReactNode } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { LongList } from '#ui/components/long-list.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { ItemLink } from '../../refs/ui/public/game-link.tsx';
import { Worth } from '../../ui/public/worth.tsx';
import { itemsParams } from '../items.params.ts';
import { ItemShelf } from '../ui/item-shelf.tsx';
import type { ComparisonProps } from '../ui/public/comparison.tsx';
import css from '../ui/type-cards.module.css';
import type { FoundItem, load, TypeCard } from './items.loader.ts';

/** @public Read by the list of pages. */
export const params = itemsParams;

interface ItemsPageProps {
  Comparison: ComponentType<ComparisonProps>;
  /** Content for the visitor's own character, shown above the types. */
  mine?: ReactNode;
}

export default function ItemsPage({ Comparison, mine }: ItemsPageProps) {
  const data = usePageData<typeof load>();
  const { gameServer } = itemsParams.read(useSearchParams()[0]);
  const { q, total, comparison, found } = data;
  if (comparison) {
    const names = comparison.items.map(({ name }) => name).join(', ');
    return (
      <>
        <PageMeta
          title={names ? `${names} 비교` : '아이템 비교'}
          description="바람의나라 클래식 아이템을 네 개까지 나란히 놓고 능력치, 조건, 서버마다의 시세를 봅니다."
          path="/items"
        />
        <PageHead
          title="아이템 비교"
          crumbs={[{ label: '도감', href: '/items' }, { label: '아이템 비교' }]}
          lead={names || undefined}
        />
        <Comparison comparison={comparison} q={q} found={found} gameServer={gameServer} />
      </>
    );
  }
  return (
    <>
      <PageMeta
        title={q ? `‘${q}’ 아이템 검색` : '아이템 도감'}
        description={`바람의나라 클래식 아이템 ${formatDigits(total)}가지를 종류별로. 능력치, 나오는 곳, 조합, 기술 재료까지.`}
        path="/items"
      />
      <PageHead title="아이템 도감" lead={`총 ${formatDigits(total)}가지`} />
      <div className="cols">
        <div className="stack">
          <ItemSearch q={q} />
          {!q && mine}
          {q ? <FoundItems q={q} items={data.found} count={data.foundCount} /> : <TypeCards types={data.types} />}
        </div>
        <div className="stack">
          <ItemShelf title="많이 쓰이는 재료" items={data.materials} />
          <ItemShelf title="드롭 몬스터 많은 아이템" items={data.dropped} />
          <ItemShelf title="승급 재료" items={data.advancement} />
        </div>
      </div>
    </>
  );
}

function ItemSearch({ q }: { q: string }) {
  const { gameServer } = itemsParams.texts(useSearchParams()[0]);
  return (
    <search>
      <form className="row" action="/items" method="get">
        {gameServer && <input type="hidden" name="gameServer" value={gameServer} />}
        <div className="grow">
          <TextInput
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            data-max-letters={50}
            placeholder="아이템 이름, 초성도 됩니다"
            aria-label="아이템 이름"
            icon={<SearchIcon />}
            autoComplete="off"
          />
        </div>
        <Button type="submit">찾기</Button>
      </form>
    </search>
  );
}

function FoundItems({ q, items, count }: { q: string; items: readonly FoundItem[]; count: number }) {
  return (
    <Panel
      title={`‘${q}’ ${formatDigits(count)}가지`}
      aside={count > items.length ? `비슷한 이름 ${items.length}가지만 보입니다` : undefined}
      more={{ href: '/items', label: '모든 종류' }}
    >
      {items.length > 0 ? (
        <FoundTable items={items} />
      ) : (
        <EmptyState
          text={`‘${q}’ 검색 결과가 없습니다.`}
          action={
            <ButtonLink size="sm" href="/items">
              종류에서 고르기
            </ButtonLink>
          }
        />
      )}
    </Panel>
  );
}

function FoundTable({ items }: { items: readonly FoundItem[] }) {
  return (
    <LongList rows={items}>
      {(rows, first) => (
        <table className="t two even stays" aria-label={`찾은 아이템 ${first + 1}–${first + rows.length}`}>
          <thead>
            <tr>
              <th>이름</th>
              <th className={`wide ${css.kind}`}>종류</th>
              <th className={`num ${css.price}`}>시세</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, lead, price, ...item }) => (
              <tr key={item.id} className="tap-row">
                <td>
                  <ItemLink {...item} className="opens" sub={<FoundNote kind={kind} lead={lead} />} />
                </td>
                <td className="wide dim nowrap">{kind}</td>
                <td className="num">
                  <Worth price={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LongList>
  );
}

function FoundNote({ kind, lead }: { kind: string; lead: string }) {
  return (
    <>
      <span className="narrow">{[kind, lead].filter(Boolean).join(' · ')}</span>
      <span className="wide">{lead}</span>
    </>
  );
}

function TypeCards({ types }: { types: readonly TypeCard[] }) {
  return (
    <div className={css.cards}>
      {types.map((type) => (
        <section key={type.id} className="panel" aria-label={type.name}>
          <a className={css.head} href={`/items/types/${type.id}`}>
            <Tile icon={type.look.icon} tone={type.look.tone} size="l" />
            <span className="grow">
              <span className="h2">{type.name}</span>
              <span className="sub">
                {formatDigits(type.count)}가지
                {type.levels && <span className="wide"> · </span>}
                {type.levels && <span className={css.levels}>레벨 {type.levels}</span>}
              </span>
            </span>
          </a>
          <ul className={css.samples}>
            {type.samples.map((item) => (
              <li key={item.id}>
                <ItemLink {...item} size="s" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
