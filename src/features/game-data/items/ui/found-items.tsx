import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import type { FoundItem } from '../pages/items.loader.ts';
import css from './type-cards.module.css';

export function FoundItems({ q, items, count }: { q: string; items: readonly FoundItem[]; count: number }) {
  return (
    <Panel
      title={`‘${q}’ ${formatDigits(count)}가지`}
      aside={count > items.length ? `가까운 것 ${items.length}가지만 보입니다` : undefined}
      more={{ href: '/items', label: '모든 종류' }}
    >
      {items.length > 0 ? (
        <FoundTable items={items} />
      ) : (
        <EmptyState
          text={`이름에 ‘${q}’ 들어가는 아이템이 없습니다.`}
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
    <table className="t even">
      <thead>
        <tr>
          <th>이름</th>
          <th className={css.kind}>종류</th>
          <th className={`wide ${css.conditions}`}>조건</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              <ItemLink {...item} sub={<span className="narrow">{item.lead}</span>} />
            </td>
            <td className="dim nowrap">{item.kind}</td>
            <td className="wide dim">{item.lead}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
