import { usePageData } from '#platform/client/use-page-data.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { registerItemParams } from '../trade-page.params.ts';
import { TradeForm } from '../ui/form/trade-form.tsx';
import type { load } from './register-item.loader.ts';

/** @public Read by the list of pages. */
export const params = registerItemParams;

export default function RegisterItemPage() {
  const { untradable, image, ...form } = usePageData<typeof load>();
  const { item } = form;
  return (
    <>
      <PageMeta
        title={`${item.name} 거래 올리기`}
        description={`${item.name} 팝니다, 삽니다 글을 시세와 비교해 올립니다.`}
        image={image}
      />
      <PageHead
        title="거래 올리기"
        crumbs={[
          { label: '거래', href: '/trade' },
          { label: item.name, href: `/trade/${item.id}` },
          { label: '거래 올리기' },
        ]}
      />
      <noscript>
        <p className="note bad mb-4">
          거래를 올리는 데는 자바스크립트가 필요합니다. 브라우저에서 자바스크립트를 켜 주세요. 시세와 올라온 글은 그대로
          볼 수 있습니다.
        </p>
      </noscript>
      {untradable === null ? (
        <TradeForm key={item.id} {...form} />
      ) : (
        <Panel title="올릴 수 없는 아이템">
          <EmptyState
            text={`${item.name}: ${untradable}`}
            action={<ButtonLink href="/trade/register">다른 아이템 선택</ButtonLink>}
          />
        </Panel>
      )}
    </>
  );
}
