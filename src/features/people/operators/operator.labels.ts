import type { OperatorLevel } from '#shared/operator-level.ts';

const NAMES: Readonly<Record<OperatorLevel, string>> = { 1: '관리자', 2: '운영자', 3: '편집자' };

export function operatorLevelName(level: OperatorLevel): string {
  return NAMES[level];
}
