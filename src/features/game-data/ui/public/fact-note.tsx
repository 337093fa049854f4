import { SourceNote } from '#ui/components/source-note.tsx';
import type { EntityName } from '../../entities/entity.contract.ts';
import type { ConfidenceView } from '../../fact.labels.ts';

export interface Provenance {
  /** The lowest confidence of the facts. */
  confidence: ConfidenceView;
  sources: readonly { title: string; url: string | null }[];
  /** Notes on values whose source is not that of the others; missing: none. */
  fields?: readonly string[];
  /** Doubts about the facts, each with both values; missing: none. */
  doubts?: readonly string[];
}

/** The row that a page shows, of which players may propose other values. */
export interface ShownRow {
  entity: EntityName;
  id: number;
}

export interface FactNoteProps extends Provenance {
  /** The reported fact (`철도`, `체력 구간표`); default: the title of the page. */
  about?: string;
  row?: ShownRow | undefined;
  variant?: 'panel' | 'foot';
}

export function FactNote({ about, row, ...note }: FactNoteProps) {
  return <SourceNote {...note} action={<CorrectionLink about={about} row={row} />} />;
}

/**
 * Links to the form of inquiries, in place of which `startCorrections` opens a dialog.
 * @param about the reported fact in a player's words; default: the title of the page
 */
export function CorrectionLink({ about = '', row }: Pick<FactNoteProps, 'about' | 'row'>) {
  return (
    <a
      className="quiet-link underline"
      href={`/notice/ask?type=3&about=${encodeURIComponent(about)}`}
      data-correct={about}
      data-correct-entity={row?.entity}
      data-correct-row={row?.id}
    >
      틀린 정보 제보
    </a>
  );
}
