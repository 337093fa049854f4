import { useState } from 'react';
import { maintenanceSpanText } from '#features/shell/maintenance/maintenance.labels.ts';
import { MAINTENANCE_TEXTS } from '#features/shell/maintenance/maintenance-page.labels.ts';
import markUrl from '#ui/assets/mark.svg?url&no-inline';
import { classNames } from '#ui/components/class-names.ts';
import { drawn } from '#ui/icons/icons.tsx';
import type { Maintenance } from '../maintenance-setting.rules.ts';
import css from './site.module.css';

const LOOKS = [
  { isBroad: true, label: '넓은 화면', path: 'M3 4.5h18v12H3zM8 20.5h8M12 16.5v4' },
  { isBroad: false, label: '휴대전화', path: 'M7 3h10v18H7zM11 18h2' },
] as const;

/** The page that everybody else would see at `/maintenance`, of the same texts. */
export function MaintenancePreview({ value: { from, until, message } }: { value: Maintenance }) {
  const [isBroad, setBroad] = useState(false);
  return (
    <section className={classNames(css.side, isBroad && css.broad)} aria-label="점검 페이지 미리 보기">
      <div className="row justify-between">
        <h3 className="meta">미리 보기</h3>
        <div className="seg sm wide">
          {LOOKS.map((look) => (
            <button
              key={look.label}
              type="button"
              className={look.isBroad === isBroad ? 'on' : undefined}
              aria-pressed={look.isBroad === isBroad}
              aria-label={look.label}
              onClick={() => setBroad(look.isBroad)}
            >
              {drawn({ size: 16 }, look.path)}
            </button>
          ))}
        </div>
      </div>
      <div className={css.preview}>
        <img src={markUrl} width="36" height="36" alt="" />
        <p className={css.previewHead}>{MAINTENANCE_TEXTS.title}</p>
        <p className={css.previewText}>{message || MAINTENANCE_TEXTS.usual}</p>
        {from !== null && <p className="dim">{maintenanceSpanText({ from, until })}</p>}
        <span className="btn">{MAINTENANCE_TEXTS.again}</span>
      </div>
    </section>
  );
}
