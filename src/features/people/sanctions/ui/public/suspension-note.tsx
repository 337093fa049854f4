import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { SanctionLinks } from './sanction-links.tsx';
import css from './sanction-note.module.css';

interface SuspensionNoteProps {
  /** Null, with `reason`: not recorded. */
  until: string | null;
  reason: string | null;
  /** Shown to an operator before it is sent, so its links lead nowhere. */
  isPreview?: boolean;
}

/** The note that a suspended player reads. */
export function SuspensionNote({ until, reason, isPreview = false }: SuspensionNoteProps) {
  return (
    <div className="note bad stack" role={isPreview ? undefined : 'alert'}>
      <p>
        <b>이용이 정지되었습니다.</b> 거래, 파티, 캐릭터 수정처럼 글을 남기는 일은 할 수 없습니다. 도감 보기, 문의, 내
        데이터 내려받기, 탈퇴는 할 수 있습니다.
      </p>
      <KeyValues
        className={css.facts}
        rows={[
          { label: '해제 시각', value: until ? <Until at={until} /> : '–' },
          { label: '사유', value: <span className="own-text">{reason ?? '적혀 있지 않음'}</span> },
        ]}
      />
      <SanctionLinks isPreview={isPreview} />
    </div>
  );
}

function Until({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDateTime(at)} <span className="sub">{relativeTime(at, new Date())}</span>
    </time>
  );
}
