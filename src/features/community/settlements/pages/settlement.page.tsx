import { useParams } from 'react-router';
import { Away, OwnPart } from '#features/people/require-login/ui/public/own-part.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { settlementPageParams } from '../settlement-page.params.ts';
import css from '../ui/settlement.module.css';
import { Waiting } from '../ui/waiting.tsx';

/** @public Read by the list of pages. */
export const params = settlementPageParams;

const SettlementBody = partOnDemand(() => import('../ui/settlement-body.tsx'));

/** The HTML is the same for everybody. The settlement loads after hydration, for its participants. */
export default function SettlementPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageMeta title="정산" description="파티에서 판 돈을 나누고, 줬는지 받았는지 함께 봅니다." />
      <PageHead
        title="정산"
        crumbs={[{ label: '홈', href: '/' }, { label: '파티', href: '/party' }, { label: '정산' }]}
        lead="판 돈을 나누고, 누가 받았는지 함께 봅니다"
      />
      <noscript>
        <p className="note mb-4">정산은 자바스크립트를 켜야 볼 수 있습니다.</p>
      </noscript>
      <div className={`needs-script ${css.page}`}>
        <OwnPart waiting={<Waiting />} away={<Away />}>
          <SettlementBody key={id} id={id} />
        </OwnPart>
      </div>
    </>
  );
}
