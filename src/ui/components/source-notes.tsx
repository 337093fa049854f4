import { ChevronDownIcon } from '../icons/icons.tsx';
import { Confidence, SourceList, type SourceNoteProps } from './source-note.tsx';

interface SourceNotesProps {
  notes: readonly (Omit<SourceNoteProps, 'variant'> & { about: string })[];
}

/**
 * Shows the sources of several things in one line, with their number and the least confidence. It unfolds to those of
 * each.
 */
export function SourceNotes({ notes }: SourceNotesProps) {
  const least = notes.toSorted((one, other) => one.confidence.level - other.confidence.level)[0]?.confidence;
  const titles = new Set(notes.flatMap(({ sources }) => sources.map(({ title }) => title)));
  if (!least) return null;
  return (
    <details className="src meta disclosure panel">
      <summary>
        <ChevronDownIcon size={16} />
        출처 {titles.size}곳
        <Confidence level={least.level} word={`신뢰도 ${least.word}`} />
      </summary>
      <dl>
        {notes.map(({ about, confidence, ...note }) => (
          <div key={about}>
            <dt>
              {about} · 신뢰도 {confidence.word}
              {note.doubts && <span className="own-text">{` · 의심 ${note.doubts.length}`}</span>}
            </dt>
            <dd>
              <SourceList {...note} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
