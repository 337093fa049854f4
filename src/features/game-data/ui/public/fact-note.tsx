import { SourceNote } from '#ui/components/source-note.tsx';
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

export interface FactNoteProps extends Provenance {
  /** The reported fact (`철도`, `체력 구간표`); default: the title of the page. */
  about?: string;
  variant?: 'panel' | 'foot';
}

export function FactNote({ about, ...note }: FactNoteProps) {
  return <SourceNote {...note} action={<CorrectionLink about={about} />} />;
}

/**
 * Links to the form of inquiries, which `startCorrections` of the inquiries opens as a dialog.
 * @param about the reported fact in a player's words; default: the title of the page
 */
export function CorrectionLink({ about = '' }: { about?: string | undefined }) {
  return (
    <a
      className="quiet-link underline"
      href={`/notice/ask?type=3&about=${encodeURIComponent(about)}`}
      data-correct={about}
    >
      틀린 정보 제보
    </a>
  );
}
