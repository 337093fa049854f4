import { withParticle } from '#shared/korean/particle.ts';
import { FILE_NAMES } from '../../../scripts/steps/env-file-names.mjs';

const OWN_PREFIXES = [
  'AUTH_',
  'GUARD_',
  'VAPID_',
  'AD_NETWORK_',
  'AD_GPT_',
  'FONT_STYLESHEET_',
  'DATABASE_REPLICA_',
  'BROADCAST_',
  'BACKUP_',
  'ALERT_',
];
/** Settings of Node, its libraries and the tests. */
const OF_OTHERS = /^(?:(?:NODE|UV|MALLOC|PG|LC|SSL_CERT)_?[A-Z_]*|(?:https?|no)_proxy|LANG|TZ|CI|TEST_DATABASE_URL)$/i;
/** Length from which two typos are tolerated: a shorter name is similar to many unrelated ones (`HOST` to `HOME`). */
const LONG_NAME = 8;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns a warning for each unknown setting: from the environment for names that look like ours, from the site's own
 * file (`.env`) for all.
 */
export function unknownSettings(env: Environment, known: readonly string[]): string[] {
  const ofFile = new Set(env[FILE_NAMES]?.split(','));
  return Object.keys(env)
    .filter((name) => name !== FILE_NAMES && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => isLikelyTypo(name, other));
      if (meant)
        return [
          `${name}: 모르는 설정이라 쓰지 않았습니다. ${withParticle(meant, '을/를')} 적으려던 것인지 확인해 주세요.`,
        ];
      const isOurs = OWN_PREFIXES.some((prefix) => name.startsWith(prefix));
      const isInFile = ofFile.has(name) && !OF_OTHERS.test(name);
      return isOurs || isInFile ? [`${name}: 모르는 설정이라 쓰지 않았습니다.`] : [];
    });
}

function isLikelyTypo(name: string, other: string): boolean {
  const steps = other.length < LONG_NAME ? 1 : 2;
  return Math.abs(name.length - other.length) <= steps && editSteps(name.toUpperCase(), other) <= steps;
}

/** Counts the letters to insert, delete, replace or swap with the next one to turn `a` into `b`. */
function editSteps(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swap = isSwap ? (before[column - 2] ?? 0) + 1 : change;
      current.push(Math.min(change, swap, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [before, above] = [above, current];
  }
  return above.at(-1) ?? 0;
}
