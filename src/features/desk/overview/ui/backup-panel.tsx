import type { BackupStatus } from '#shared/backup-status.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';

const MINUTE_S = 60;

export function BackupPanel({ backup }: { backup: BackupStatus }) {
  const { newestAt, restoredAt, archiveLagSeconds, warnings } = backup;
  return (
    <Panel title="백업">
      <div className="pad">
        {warnings.map((warning) => (
          <Note key={warning}>{warning}</Note>
        ))}
        <KeyValues
          rows={[
            { label: '최근 백업', value: newestAt ? formatDateTime(newestAt) : '없음' },
            { label: '복원 테스트', value: restoredAt ? formatDateTime(restoredAt) : '아직 없음' },
            { label: 'WAL 보관', value: lagText(archiveLagSeconds) },
          ]}
        />
      </div>
    </Panel>
  );
}

function lagText(seconds: number | null): string {
  if (seconds === null) return '꺼짐';
  return seconds < MINUTE_S ? '밀린 것 없음' : `${Math.floor(seconds / MINUTE_S)}분 밀림`;
}
