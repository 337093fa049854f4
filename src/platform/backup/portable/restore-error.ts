import { codeOf, DatabaseStartError, isDiskFull, toUnavailable } from '#platform/database/database-errors.ts';
import { BackupError, EXIT } from '../backup-error.ts';

const UNCHANGED = '아무것도 바꾸지 않았습니다.';
/** Place of a COPY that failed; the rest of the line would show the value. */
const PLACE_OF_COPY = /^COPY (\S+), line (\d+)(?:, column ([^:,]+))?/m;

/** Turns whatever ended a restore into a sentence. It shows no value, because that may be personal data. */
export function toRestoreError(error: unknown): Error {
  if (error instanceof BackupError || error instanceof DatabaseStartError) return error;
  return new BackupError(formatSentence(error), EXIT.failed, { cause: error });
}

function formatSentence(error: unknown): string {
  if (isDiskFull(error)) return `데이터베이스의 디스크에 자리가 모자랍니다. ${UNCHANGED}`;
  if (toUnavailable(error)) return `데이터베이스와 이어지지 않거나 연결이 끊겼습니다. ${UNCHANGED}`;
  const place = formatPlace(error);
  return `백업에 넣을 수 없는 값이 있습니다${place && ` (${place})`}. ${UNCHANGED} 다른 백업을 써 주세요.`;
}

function formatPlace(error: unknown): string {
  const [, table = readText(error, 'table'), line, column = readText(error, 'column')] =
    PLACE_OF_COPY.exec(readText(error, 'where')) ?? [];
  const parts = [
    table && `표 ${table}`,
    line && `${line}번째 줄`,
    column && `칸 ${column}`,
    codeOf(error) && `오류 ${codeOf(error)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function readText(value: unknown, field: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
}
