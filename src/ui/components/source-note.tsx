import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { Confidence } from './confidence.tsx';

export interface SourceNoteProps {
  confidence: { level: 0 | 1 | 2 | 3; word: string };
  sources: readonly { title: string; url: string | null }[];
  /** What looks wrong. */
  doubts?: readonly string[];
  variant?: 'panel' | 'foot';
  action?: ReactNode;
}

export function SourceNote({ confidence, sources, doubts, variant, action }: SourceNoteProps) {
  return (
    <details className={`src meta disclosure ${variant === 'foot' ? 'inset' : 'panel'}`}>
      <summary>
        <ChevronDownIcon size={16} />
        출처 {sources.length}곳{doubts && ` · 의심 ${doubts.length}`}
        <Confidence level={confidence.level} word={`신뢰도 ${confidence.word}`} />
      </summary>
      <SourceList sources={sources} doubts={doubts} action={action} />
    </details>
  );
}

function SourceList({ sources, doubts, action }: Pick<SourceNoteProps, 'sources' | 'doubts' | 'action'>) {
  return (
    <ul>
      {sources.map((source) => (
        <li key={source.title}>
          {source.url ? (
            <a href={source.url} rel="external nofollow noopener">
              {source.title}
            </a>
          ) : (
            source.title
          )}
        </li>
      ))}
      {doubts?.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
      {action && <li>{action}</li>}
    </ul>
  );
}

interface SourceNotesProps {
  notes: readonly (Omit<SourceNoteProps, 'variant'> & { about: string })[];
}

/** The sources of several things in one line: how many there are and the least confidence; inside, those of each. */
export function SourceNotes({ notes }: SourceNotesProps) {
  const least = notes.toSorted((one, other) => one.confidence.level - other.confidence.level)[0]?.confidence;
  const titles = new Set(notes.flatMap(({ sources }) => sources.map(({ title }) => title)));
  const doubts = notes.flatMap((note) => note.doubts ?? []).length;
  if (!least) return null;
  return (
    <details className="src meta disclosure panel">
      <summary>
        <ChevronDownIcon size={16} />
        출처 {titles.size}곳{doubts > 0 && ` · 의심 ${doubts}`}
        <Confidence level={least.level} word={`신뢰도 ${least.word}`} />
      </summary>
      <dl>
        {notes.map(({ about, confidence, ...note }) => (
          <div key={about}>
            <dt>
              {about} · 신뢰도 {confidence.word}
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
