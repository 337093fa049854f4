import { withParticle } from '#shared/korean/particle.ts';

const OWN_PREFIXES = [
  'AUTH_',
  'GUARD_',
  'VAPID_',
  'AD_NETWORK_',
  'FONT_STYLESHEET_',
  'DATABASE_REPLICA_',
  'BROADCAST_',
];
const LIKELY_TYPO_STEPS = 2;
const MIN_CHECKED_LENGTH = 8;

export function unknownSettings(env: Readonly<Record<string, string | undefined>>, known: readonly string[]): string[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = name.length < MIN_CHECKED_LENGTH ? undefined : known.find((other) => isLikelyTypo(name, other));
      if (meant)
        return [
          `${name}: 모르는 설정이라 쓰지 않았습니다. ${withParticle(meant, '을/를')} 적으려던 것인지 확인해 주세요.`,
        ];
      const isOurs = OWN_PREFIXES.some((prefix) => name.startsWith(prefix));
      return isOurs ? [`${name}: 모르는 설정이라 쓰지 않았습니다.`] : [];
    });
}

function isLikelyTypo(name: string, other: string): boolean {
  return Math.abs(name.length - other.length) <= LIKELY_TYPO_STEPS && editSteps(name, other) <= LIKELY_TYPO_STEPS;
}

function editSteps(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const swap = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(swap, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
