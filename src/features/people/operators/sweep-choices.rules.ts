import type { SweepChoices } from './sweep.contract.ts';

export const NO_SWEEP_CHOICE = '무엇을 정리할지 하나 이상 골라 주세요.';

export function hasSweepChoice({ trades, prices, parties, shouts }: SweepChoices): boolean {
  return [trades, prices, parties, shouts].some((choice) => choice !== undefined);
}
