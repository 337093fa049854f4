import type { OperatorLevel } from './endpoint.ts';

export const OPERATOR_LEVEL_NAMES: Readonly<Record<OperatorLevel, string>> = {
  1: '관리자',
  2: '운영자',
  3: '편집자',
};
