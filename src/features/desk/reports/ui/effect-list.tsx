import css from './report-panel.module.css';

/** Lists each effect of a press, and whom it meets. */
export function EffectList({ effects }: { effects: readonly string[] }) {
  return (
    <div>
      <h3 className="meta">누르면</h3>
      <ul className={css.effects}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}
