import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { Confidence } from './confidence.tsx';

export interface SourceNoteProps {
  confidence: { level: 0 | 1 | 2 | 3; word: string };
  sources: readonly { title: string; url: string | null }[];
  /** A panel of its own, unless it is the last thing within one. */
  variant?: 'panel' | 'foot';
  /** What one can do about the fact, below its sources. */
  action?: ReactNode;
}

/** Where a fact was read and how sure it is: closed until asked, works without scripts. */
export function SourceNote({ confidence, sources, variant, action }: SourceNoteProps) {
  return (
    <details className={variant === 'foot' ? 'src disclosure inset' : 'src disclosure panel'}>
      <summary>
        <ChevronDownIcon size={16} />
        출처 {sources.length}곳
        <Confidence level={confidence.level} word={`신뢰도 ${confidence.word}`} />
      </summary>
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
        {action && <li>{action}</li>}
      </ul>
    </details>
  );
}
