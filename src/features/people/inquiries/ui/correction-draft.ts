import { inTab } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import type { StoredDraft } from '#platform/client/use-draft.ts';
import type { Correction } from '../correction.rules.ts';

/** What a correction is about, before anyone says it otherwise. */
export interface CorrectionSubject {
  /** What the page calls it. */
  name: string;
  /** Path and query of the page. */
  path: string;
}

export type CorrectionFields = Pick<Correction, 'about' | 'right' | 'known'>;

export const correctionFormat = flatDraft(({ about, right, known }): CorrectionFields | null =>
  typeof about === 'string' && typeof right === 'string' && typeof known === 'string' ? { about, right, known } : null,
);

/** One for each value of each page. */
export function draftAbout({ name, path }: CorrectionSubject): StoredDraft<CorrectionFields> {
  return inTab(`correction-draft:${path}:${name}`, correctionFormat);
}
