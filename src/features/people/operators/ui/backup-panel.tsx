import type { BackupStatus } from '#shared/backup-status.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Note } from '#ui/components/note.tsx';
import { Panel } from '#ui/components/panel.tsx';

const MINUTE_S = 60;

export function BackupPanel({ backup }: { backup: BackupStatus }) {
  const { newestAt, restoredAt, archiveLagSeconds, warnings } = backup;
  return (
    <Panel title="예비 사본">
      <div className="pad">
        {warnings.map((warning) => (
          <Note key={warning}>{warning}</Note>
        ))}
        <KeyValues
          rows={[
            { label: '가장 새 사본', value: newestAt ? formatDateTime(newestAt) : '없음' },
            { label: '되살려 본 때', value: restoredAt ? formatDateTime(restoredAt) : '아직 없음' },
            { label: '기록의 보관', value: lagText(archiveLagSeconds) },
          ]}
        />
      </div>
    </Panel>
  );
}

function lagText(seconds: number | null): string {
  if (seconds === null) return '하지 않음';
  return seconds < MINUTE_S ? '밀린 것 없음' : `${Math.floor(seconds / MINUTE_S)}분 밀림`;
}
