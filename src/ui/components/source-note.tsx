import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';

const CLASS_OF_LEVEL = ['conf', 'conf low', 'conf mid', 'conf'] as const;

export function Confidence({ level, word }: { level: 0 | 1 | 2 | 3; word: string }) {
  return (
    <span className={CLASS_OF_LEVEL[level]}>
      <i className={level > 0 ? 'on' : undefined} />
      <i className={level > 1 ? 'on' : undefined} />
      <i className={level > 2 ? 'on' : undefined} />
      {word}
    </span>
  );
}

export interface SourceNoteProps {
  confidence: { level: 0 | 1 | 2 | 3; word: string };
  sources: readonly { title: string; url: string | null }[];
  /** Lines on parts whose source differs from that of the rest. */
  fields?: readonly string[];
  /** Lines on data that looks wrong. */
  doubts?: readonly string[];
  variant?: 'panel' | 'foot';
  action?: ReactNode;
}

export function SourceNote({ confidence, variant, ...list }: SourceNoteProps) {
  return (
    <details className={`src meta disclosure ${variant === 'foot' ? 'inset' : 'panel'}`}>
      <summary>
        <ChevronDownIcon size={16} />
        출처 {list.sources.length}곳{list.doubts && <span className="own-text">{` · 의심 ${list.doubts.length}`}</span>}
        <Confidence level={confidence.level} word={`신뢰도 ${confidence.word}`} />
      </summary>
      <SourceList {...list} />
    </details>
  );
}

export function SourceList({
  sources,
  fields = [],
  doubts = [],
  action,
}: Pick<SourceNoteProps, 'sources' | 'fields' | 'doubts' | 'action'>) {
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
      {[...fields, ...doubts].map((text) => (
        <li key={text}>{text}</li>
      ))}
      {action && <li>{action}</li>}
    </ul>
  );
}
