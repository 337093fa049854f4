import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import type { Warning } from '../../sanction.contract.ts';
import { SanctionLinks } from './sanction-links.tsx';
import css from './sanction-note.module.css';

interface WarningNoteProps {
  warning: Pick<Warning, 'at' | 'until' | 'reason'>;
  /** Shown to an operator before it is sent, so its links lead nowhere. */
  isPreview?: boolean;
}

/** The note that a warned player reads. */
export function WarningNote({ warning: { at, until, reason }, isPreview = false }: WarningNoteProps) {
  return (
    <div className="note stack" role="note" aria-label="경고">
      <p>
        <b>운영자가 경고했습니다.</b> 막히는 것은 없지만, 같은 일이 되풀이되면 이용이 정지될 수 있습니다.
      </p>
      <KeyValues
        className={css.facts}
        rows={[
          { label: '경고한 때', value: <time dateTime={at}>{formatDateTime(at)}</time> },
          { label: '사유', value: <span className="own-text">{reason}</span> },
          { label: '남는 기간', value: <time dateTime={until}>{`${formatDateTime(until)}까지`}</time> },
        ]}
      />
      <SanctionLinks isPreview={isPreview} />
    </div>
  );
}
