import type { DataIssue } from './data-issue.ts';
import type { CheckedRows } from './known.ts';

/** A part has maps of its whole, and no parts of its own. */
export function checkParts(dungeons: CheckedRows['dungeons'] = []): DataIssue[] {
  const byName = new Map(dungeons.map(({ value }) => [value.name, value]));
  return dungeons.flatMap(({ file, row, value }) => {
    const whole = value.partOf === null ? undefined : byName.get(value.partOf);
    if (whole === undefined) return [];
    const issues: DataIssue[] = [];
    if (whole.partOf !== null) {
      issues.push({ file, row, field: 'partOf', reason: `'${whole.name}'도 다른 던전의 일부입니다` });
    }
    const maps = new Set(whole.maps);
    for (const [index, code] of value.maps.entries()) {
      if (!maps.has(code)) {
        issues.push({ file, row, field: `maps.${index}`, reason: `${code}번 맵은 '${whole.name}'에 없습니다` });
      }
    }
    return issues;
  });
}
