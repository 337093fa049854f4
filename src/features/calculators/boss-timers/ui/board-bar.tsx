import css from './boss-timers.module.css';

interface BoardBarProps {
  text: string;
  action?: { label: string; act: () => void } | undefined;
  onClose: () => void;
}

/** What just happened, with a way back; over the page, so that nothing moves for it. */
export function BoardBar({ text, action, onClose }: BoardBarProps) {
  return (
    <div className={css.bar} role="status">
      <span>{text}</span>
      {action && (
        <button type="button" className="btn" onClick={action.act}>
          {action.label}
        </button>
      )}
      <button type="button" className="btn ghost" onClick={onClose}>
        닫기
      </button>
    </div>
  );
}
