import type { Banner } from '../banner.contract.ts';
import { shownBanners } from '../banner.rules.ts';
import { BANNER_TONES, closeBannerLabel } from './banner-element.ts';

interface StripsProps {
  isOpenToNicknames: boolean;
  banners: readonly Banner[];
  isDuringMaintenance: boolean;
}

/**
 * Banners above every page. Only the server renders them, so the browser needs no code for them; `follow-banners.ts`
 * makes the button work.
 */
export function Strips({ isOpenToNicknames, banners, isDuringMaintenance }: StripsProps) {
  return (
    <>
      <p className="too-old" data-nosnippet="">
        <a href="/browsers">이 브라우저는 오래되어 글만 볼 수 있습니다. 지원하는 브라우저</a>
      </p>
      {isOpenToNicknames && <p className="strip">닉네임만으로 로그인할 수 있는 테스트 사이트입니다</p>}
      {shownBanners(banners, isDuringMaintenance).map(({ id, text, href, tone, isClosable, countsTo }) => (
        <p key={id} className="strip" data-banner={id} data-counts-to={countsTo} style={BANNER_TONES[tone]}>
          {href === null ? text : <a href={href}>{text}</a>}
          {isClosable && (
            <button
              type="button"
              className="btn ghost sm"
              data-close-banner=""
              aria-label={closeBannerLabel(text)}
              style={{ visibility: 'hidden', marginLeft: 12 }}
            >
              닫기
            </button>
          )}
        </p>
      ))}
    </>
  );
}
