/** Texts that players agree to, each with versions of its own. */
export const LEGAL_NAMES = ['terms', 'policy'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

/** Versions by name. */
export type AgreedVersions = Readonly<Record<LegalName, number>>;
