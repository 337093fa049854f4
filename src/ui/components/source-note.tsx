import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { Confidence } from './confidence.tsx';

export interface SourceNoteProps {
  confidence: { level: 0 | 1 | 2 | 3; word: string };
  sources: readonly { title: string; url: string | null }[];
  variant?: 'panel' | 'foot';
  action?: ReactNode;
}

export function SourceNote({ confidence, sources, variant, action }: SourceNoteProps) {
  return (
    <details className={variant === 'foot' ? 'src meta disclosure inset' : 'src meta disclosure panel'}>
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
