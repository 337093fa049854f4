import { ButtonLink } from '#ui/components/button.tsx';
import { Tabs } from '#ui/components/choices.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { BellIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { registerItemParams } from '../../../listings/trade-page.params.ts';
import type { ItemMarketPageData } from '../../pages/item-market.loader.ts';

export function ItemHead({ data: { item, type, droppers, isTradable } }: { data: ItemMarketPageData }) {
  const tabs = [
    { href: `/trade/${item.id}`, label: '거래소', current: true },
    { href: `/items/${item.id}`, label: '도감' },
    ...(droppers.length > 0 ? [{ href: `/items/${item.id}#drops`, label: '나오는 곳' }] : []),
  ];
  return (
    <PageHead
      title={item.name}
      crumbs={[
        { label: '거래', href: '/trade' },
        { label: type.name, href: `/trade?type=${type.id}` },
        { label: item.name },
      ]}
      tile={<Tile icon={item.icon} tone={item.tone} size="l" />}
      tabs={<Tabs label={item.name} choices={tabs} />}
      actions={
        isTradable !== false && (
          <>
            <ButtonLink href="#watch">
              <BellIcon />
              가격 알림
            </ButtonLink>
            <ButtonLink href={registerItemParams.link(`/trade/register/${item.id}`, { side: 'buy' })}>
              삽니다 올리기
            </ButtonLink>
            <ButtonLink tone="primary" href={registerItemParams.link(`/trade/register/${item.id}`, { side: 'sell' })}>
              팝니다 올리기
            </ButtonLink>
          </>
        )
      }
    />
  );
}
