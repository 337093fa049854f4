import { LEGAL_NAMES, type Legal, type LegalName } from './consent.contract.ts';

export interface LegalChange {
  name: LegalName;
  version: number;
  effectiveAt: string;
  isInForce: boolean;
}

export type SeenVersions = Partial<Record<LegalName, number>>;

/**
 * Returns for each text the newest version that the player has neither agreed to nor seen. Without a profile, the
 * versions in force count as agreed to, since signing up requires it, so only announced ones are returned.
 */
export function legalChanges(legal: Legal, seen: SeenVersions): LegalChange[] {
  return LEGAL_NAMES.flatMap((name) => {
    const { current, coming } = legal[name];
    const newest = coming ?? current;
    const known = Math.max(legal.agreed?.[name] ?? current.version, seen[name] ?? 0);
    return newest.version > known ? [{ name, ...newest, isInForce: coming === null }] : [];
  });
}
