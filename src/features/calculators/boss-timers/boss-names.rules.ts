const RANK = /(왕|장군|태자|두목|대도독|선우)$/;

interface Known {
  name: string;
  isAlone: boolean;
  givesAdvancement: boolean;
  isGiant: boolean;
}

/** The facts do not mark bosses, so this is a heuristic. */
export function isLikelyBoss({ name, isAlone, givesAdvancement, isGiant }: Known): boolean {
  return RANK.test(name) || isAlone || givesAdvancement || isGiant;
}
