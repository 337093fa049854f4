import type { Banner } from '#features/shell/settings/banner.contract.ts';
import { BANNER_TONES } from '#features/shell/settings/ui/banner-element.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { momentText } from '../../table/moment.labels.ts';
import css from './banners.module.css';

interface BannerPreviewProps {
  banners: readonly Banner[];
  at: Date;
}

/** The banners above every page at that moment, on a desk and on a phone. */
export function BannerPreview({ banners, at }: BannerPreviewProps) {
  return (
    <Panel title="미리 보기" aside={`${momentText(at)}의 모습`} className={css.preview}>
      <div className="pad">
        <div className="wide">
          <h3 className="meta">1440px 가운데 부분</h3>
          <PagePreview banners={banners} look={css.desk} />
        </div>
        <h3 className="meta">390px</h3>
        <PagePreview banners={banners} look={css.phone} />
      </div>
    </Panel>
  );
}

function PagePreview({ banners, look }: { banners: readonly Banner[]; look: string | undefined }) {
  return (
    <div className={classNames(css.frame, look)}>
      <div>
        {banners.map(({ id, text, href, tone, isClosable }) => (
          <p key={id} className="strip" style={BANNER_TONES[tone]}>
            {href === null ? text : <span className={css.linked}>{text}</span>}
            {isClosable && <span className={`btn ghost sm ${css.close}`}>닫기</span>}
          </p>
        ))}
        <p className={css.bar}>바람나루</p>
        <i className={css.block} />
      </div>
    </div>
  );
}
