import { inTab, json, type StoredValue } from '#platform/client/device-storage.ts';
import type { Correction } from '../correction.rules.ts';

/** What a correction is about, before anyone says it otherwise. */
export interface CorrectionSubject {
  /** What the page calls it. */
  name: string;
  /** Path and query of the page. */
  path: string;
}

/** What someone has typed of a correction and not yet sent. */
export interface CorrectionDraft extends Pick<Correction, 'about' | 'right' | 'known'> {
  /** Of the last attempt to send just this; null once anything of it has changed. */
  key: string | null;
}

/** One for each value of each page. */
export function draftAbout({ name, path }: CorrectionSubject): StoredValue<CorrectionDraft | null> {
  return inTab(`correction-draft:${path}:${name}`, json(parseCorrectionDraft));
}

export function parseCorrectionDraft(value: unknown): CorrectionDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { about, right, known, key } = value as Record<string, unknown>;
  if (typeof about !== 'string' || typeof right !== 'string' || typeof known !== 'string') return null;
  return { about, right, known, key: typeof key === 'string' ? key : null };
}
