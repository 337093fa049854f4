import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { Instant } from '#shared/korean/dates.ts';
import { exactText } from '../../table/moment.labels.ts';
import type { ImportMode } from './import-file.rules.ts';

export const MODE_LABELS: Readonly<Record<ImportMode, string>> = { merge: '병합', replace: '교체' };

export const MODE_HINTS: Readonly<Record<ImportMode, string>> = {
  merge: '파일에서 지금과 다른 값만 고친 값이 됩니다. 파일에 없는 줄은 그대로이고, 릴리스도 계속 따릅니다.',
  replace: '파일이 그 자료의 기본값이 됩니다. 파일에 없는 줄은 빠지고, 다시 따르게 할 때까지 릴리스를 따르지 않습니다.',
};

/** Says why a file cannot be applied; undefined: it can, or was. */
export function obstacleText(
  { appliedAt, entity, faultCount, differenceCount, until, version }: FactImport,
  { now, lastVersion }: { now: number; lastVersion: number | undefined },
): string | undefined {
  if (appliedAt !== null) return undefined;
  if (Date.parse(until) <= now) return '24시간이 지나 적용할 수 없습니다. 다시 올려 주세요.';
  if (entity === null) return '어느 자료의 파일인지 골라 주세요.';
  if (faultCount > 0) return `문제 ${formatDigits(faultCount)}개를 고쳐야 적용할 수 있습니다.`;
  if (differenceCount === 0) return '지금 자료와 같아 적용할 것이 없습니다.';
  if (lastVersion !== undefined && lastVersion !== version) return outdatedText(lastVersion);
  return undefined;
}

function outdatedText(lastVersion: number): string {
  return `올린 뒤에 자료가 바뀌었습니다(지금 버전 ${lastVersion}). 다시 올려 차이를 확인해 주세요.`;
}

export function isOutdated({ appliedAt, version }: FactImport, lastVersion: number | undefined): boolean {
  return appliedAt === null && lastVersion !== undefined && lastVersion !== version;
}

/** `12월 1일 12:00까지 적용할 수 있습니다` */
export function untilText({ until }: Pick<FactImport, 'until'>, now: Instant): string {
  return `${exactText(until, now)}까지 적용할 수 있습니다`;
}
