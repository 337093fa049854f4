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
        출처 {sources.length}곳{doubts && <span className="own-text">{` · 의심 ${doubts.length}`}</span>}
        <Confidence level={confidence.level} word={`신뢰도 ${confidence.word}`} />
      </summary>
      <SourceList sources={sources} doubts={doubts} action={action} />
    </details>
  );
}

export function SourceList({ sources, doubts, action }: Pick<SourceNoteProps, 'sources' | 'doubts' | 'action'>) {
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
