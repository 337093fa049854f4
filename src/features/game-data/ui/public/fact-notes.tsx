import { SourceNotes } from '#ui/components/source-notes.tsx';
import { CorrectionLink, type FactNoteProps, type Provenance } from './fact-note.tsx';

interface FactNotesProps {
  facts: readonly (Provenance & { about: string } & Pick<FactNoteProps, 'row'>)[];
}

/** A line at the foot of a page with several facts; it unfolds to the sources of each. */
export function FactNotes({ facts }: FactNotesProps) {
  return (
    <SourceNotes
      notes={facts.map(({ row, ...fact }) => ({ ...fact, action: <CorrectionLink about={fact.about} row={row} /> }))}
    />
  );
}
