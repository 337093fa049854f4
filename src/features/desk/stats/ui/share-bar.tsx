import css from './stats.module.css';

const PERCENT = 100;

/** How a row stands against the largest, whose number is beside it. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className={css.share} aria-hidden="true">
      <i style={{ width: `${Math.max(1, Math.round(share * PERCENT))}%` }} />
    </span>
  );
}
