import type { CSSProperties } from 'react';
import type { Banner } from '../setting.contract.ts';

/** Styles of its own: pages without a banner load none for it. */
const COLOURS: Readonly<Record<Banner['tone'], CSSProperties>> = {
  info: { color: 'var(--gold)', background: 'var(--wash-gold)' },
  warn: { color: 'var(--paper)', background: 'var(--wash-gold)', fontWeight: 600 },
  alert: { color: 'var(--paper)', background: 'var(--wash-vermilion)', fontWeight: 600 },
};

/** Drawn by the server alone, above the page; `follow-banners.ts` makes the button work. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  return (
    <aside aria-label="알림">
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
    </aside>
  );
}
