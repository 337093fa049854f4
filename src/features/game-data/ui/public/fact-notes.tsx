import { SourceNotes } from '#ui/components/source-notes.tsx';
import { CorrectionLink, type Provenance } from './fact-note.tsx';

interface FactNotesProps {
  facts: readonly (Provenance & { about: string })[];
}

/** A line at the foot of a page with several facts; it unfolds to the sources of each. */
export function FactNotes({ facts }: FactNotesProps) {
  return <SourceNotes notes={facts.map((fact) => ({ ...fact, action: <CorrectionLink about={fact.about} /> }))} />;
}
