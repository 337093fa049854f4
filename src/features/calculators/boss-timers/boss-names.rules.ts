/** Ranks that only a leader bears at the end of its name. */
const RANK = /(왕|장군|태자|두목|대도독|선우)$/;

interface Known {
  name: string;
  /** It lives alone in its place. */
  isAlone: boolean;
  /** It drops what an advancement asks for, or what that is made of. */
  givesAdvancement: boolean;
  /** Many times the health of what lives around it. */
  isGiant: boolean;
}

/** The facts mark no bosses: rank, a place of its own, advancement materials and giant health stand for the mark. */
export function isLikelyBoss({ name, isAlone, givesAdvancement, isGiant }: Known): boolean {
  return RANK.test(name) || isAlone || givesAdvancement || isGiant;
}
