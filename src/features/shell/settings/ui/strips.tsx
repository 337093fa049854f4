import type { CSSProperties } from 'react';
import type { Banner } from '../setting.contract.ts';

/** Styles of its own: pages without a banner load none for it. */
const COLOURS: Readonly<Record<Banner['tone'], CSSProperties>> = {
  info: { color: 'var(--gold)', background: 'var(--wash-gold)' },
  warn: { color: 'var(--paper)', background: 'var(--wash-gold)', fontWeight: 600 },
  alert: { color: 'var(--paper)', background: 'var(--wash-vermilion)', fontWeight: 600 },
};

interface StripsProps {
  isOpenToNicknames: boolean;
  banners: readonly Banner[];
}

/** Above every page, drawn by the server alone: the browser needs no code for them. `follow-banners.ts` makes the button work. */
export function Strips({ isOpenToNicknames, banners }: StripsProps) {
  return (
    <>
      {isOpenToNicknames && <p className="strip">닉네임만으로 로그인할 수 있는 테스트 사이트입니다</p>}
      {banners.map(({ id, text, href, tone, isClosable }) => (
        <p key={id} className="strip" data-banner={id} style={COLOURS[tone]}>
          {href === null ? text : <a href={href}>{text}</a>}
          {isClosable && (
            <button
              type="button"
              className="btn ghost sm"
              data-close-banner=""
              aria-label={`닫기: ${text}`}
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
