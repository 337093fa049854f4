import type { TableCounts } from '../site-content.ts';

/** Compares row counts in Korean lines: one for each table that differs, and one for how many do not. */
export function comparisonLines(present: TableCounts, restored: TableCounts): string[] {
  const names = [...new Set([...present.keys(), ...restored.keys()])].sort();
  const differing = names.filter((name) => present.get(name) !== restored.get(name));
  const width = Math.max(0, ...differing.map((name) => name.length));
  const shown = (count: number | undefined) => (count === undefined ? '없음' : count.toLocaleString('en'));
  const lines = differing.map(
    (name) => `  ${name.padEnd(width)}  지금 ${shown(present.get(name))} → 복원한 것 ${shown(restored.get(name))}`,
  );
  const same = names.length - differing.length;
  return [...lines, `  ${differing.length > 0 ? '나머지 ' : ''}표 ${same}개는 줄 수가 같습니다.`];
}
