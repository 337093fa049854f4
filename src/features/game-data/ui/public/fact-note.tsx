import { SourceNote, SourceNotes } from '#ui/components/source-note.tsx';
import type { ConfidenceView } from '../../fact.labels.ts';
import { CorrectionLink } from './correction-link.tsx';

export interface Provenance {
  /** The weakest of all. */
  confidence: ConfidenceView;
  sources: readonly { title: string; url: string | null }[];
  /** What looks wrong, with both values; missing: nothing. */
  doubts?: readonly string[];
}

export interface FactNoteProps extends Provenance {
  /** The reported fact (`철도`, `체력 구간표`); default: the title of the page. */
  about?: string;
  variant?: 'panel' | 'foot';
}

export function FactNote({ about, ...note }: FactNoteProps) {
  return <SourceNote {...note} action={<CorrectionLink about={about} />} />;
}

interface FactNotesProps {
  facts: readonly (Provenance & { about: string })[];
}

/** At the foot of a page that shows several facts: one line, which unfolds to the sources of each. */
export function FactNotes({ facts }: FactNotesProps) {
  return <SourceNotes notes={facts.map((fact) => ({ ...fact, action: <CorrectionLink about={fact.about} /> }))} />;
}
