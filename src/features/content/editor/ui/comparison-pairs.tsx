import type { Document } from '../../documents/document.ts';
import { blockDifference, type WordPart } from '../block-difference.rules.ts';
import css from './desk.module.css';

export interface ComparisonProps {
  before: { title: string; document: unknown };
  after: { title: string; document: unknown };
}

/** Shows two versions side by side, block by block. */
export default function ComparisonPairs({ before, after }: ComparisonProps) {
  const pairs = blockDifference(before.document as Document, after.document as Document);
  return (
    <div className={css.compare}>
      <h3>{before.title}</h3>
      <h3>{after.title}</h3>
      {pairs.map(({ before: one, after: other }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
        <Pair key={index} before={one} after={other} />
      ))}
    </div>
  );
}

function Pair({ before, after }: { before: readonly WordPart[] | null; after: readonly WordPart[] | null }) {
  return (
    <>
      <p>{before && <Words parts={before} />}</p>
      <p>{after && <Words parts={after} />}</p>
    </>
  );
}

function Words({ parts }: { parts: readonly WordPart[] }) {
  return parts.map(({ text, change }, index) => {
    const key = `${index} ${change}`;
    if (change === 'added') return <ins key={key}>{text}</ins>;
    return change === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
  });
}
