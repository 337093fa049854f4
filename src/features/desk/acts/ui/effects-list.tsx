import css from './acts.module.css';

/** Lists what a press does, to whom; nothing where it does nothing. */
export function EffectsList({ effects }: { effects: readonly string[] }) {
  if (effects.length === 0) return null;
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

/** A text of somebody in a panel. */
export function PanelText({ head, text }: { head: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <div className="pad">
      <h3 className="meta">{head}</h3>
      <p className={css.text}>{text}</p>
    </div>
  );
}

/** Why the last act in a panel failed. */
export function ActError({ error }: { error: string | null }) {
  return (
    error !== null && (
      <p className="pad meta up" role="alert">
        {error}
      </p>
    )
  );
}
