import { inTab } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import type { StoredDraft } from '#platform/client/use-draft.ts';
import type { Correction } from '../correction.rules.ts';

export interface CorrectionSubject {
  name: string;
  path: string;
}

export type CorrectionFields = Pick<Correction, 'about' | 'right' | 'known'>;

export const correctionFormat = flatDraft(({ about, right, known }): CorrectionFields | null =>
  typeof about === 'string' && typeof right === 'string' && typeof known === 'string' ? { about, right, known } : null,
);

export function draftAbout({ name, path }: CorrectionSubject): StoredDraft<CorrectionFields> {
  return inTab(`correction-draft:${path}:${name}`, correctionFormat);
}
