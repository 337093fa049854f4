import { navigate } from '#platform/client/navigate.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { registerItemParams, registerParams } from '../trade-page.params.ts';
import { SafetyPanel } from '../ui/form/form-side.tsx';
import { ItemPicker } from '../ui/form/item-picker.tsx';
import { PasteShout } from '../ui/form/paste-shout.tsx';
import type { UnderstoodShout } from '../ui/form/shout-fields.rules.ts';
import type { load } from './register.loader.ts';

/** @public Read by the list of pages. */
export const params = registerParams;

export default function RegisterPage() {
  const data = usePageData<typeof load>();
  const { side, shout } = registerParams.read(useSearchParams()[0]);

  function onShout({ items }: UnderstoodShout, text: string): void {
    const [first] = items;
    if (!first) return;
    // Clears the parameter, so that back navigation does not redirect again.
    navigate(registerItemParams.link(`/trade/register/${first.id}`, { shout: text }), { replace: shout !== undefined });
  }

  return (
    <>
      <PageMeta title="거래 올리기" description="팔거나 살 아이템을 고르고 가격을 적어 올립니다." />
      <PageHead
        title="거래 올리기"
        crumbs={[{ label: '거래', href: '/trade' }, { label: '거래 올리기' }]}
        lead="사자후 문구를 붙여 넣거나, 아이템을 고르세요"
      />
      <noscript>
        <p className="note bad mb-4">
          거래를 올리는 데는 자바스크립트가 필요합니다. 브라우저에서 자바스크립트를 켜 주세요.
        </p>
      </noscript>
      <div className="cols">
        <div className="stack">
          <PasteShout initial={shout ?? ''} onRead={onShout} />
          <ItemPicker data={data} side={side} />
        </div>
        <div className="stack">
          <SafetyPanel />
        </div>
      </div>
    </>
  );
}
