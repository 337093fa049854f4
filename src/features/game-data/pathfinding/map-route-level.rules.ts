import { withParticle } from '#shared/korean/particle.ts';

export const LAST_LEVEL = 99;

export interface LevelReading {
  /** Null: every port counts as open. */
  level: number | null;
  note: string | null;
}

export function readLevel(text: string): LevelReading {
  const typed = text.normalize('NFKC').replace(/[\s,]|레벨/g, '');
  if (typed === '') return { level: null, note: null };
  const value = Number(typed);
  if (Number.isNaN(value))
    return { level: null, note: '레벨을 읽지 못해 레벨 제한 없이 찾았습니다. 1부터 99까지 적어 주세요.' };
  const level = Math.min(LAST_LEVEL, Math.max(1, Math.floor(value)));
  return {
    level,
    note:
      level === value
        ? null
        : `레벨은 1부터 99까지의 정수입니다. ${withParticle(String(level), '으로/로')} 찾았습니다.`,
  };
}
