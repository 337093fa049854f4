import type { WordKind } from '#features/people/moderation/word.contract.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import { listPatternParts, maskPattern, type ShownPart } from '../pattern-parts.rules.ts';
import css from './words.module.css';

interface ShownPatternProps {
  rule: { kind: WordKind; pattern: string };
}

/** A rule as lists show it: shapes as tags, exceptions faint, abuse masked until the row is pointed at. */
export function ShownPattern({ rule }: ShownPatternProps) {
  if (rule.kind !== 'ABUSE') return <Parts parts={listPatternParts(rule.pattern)} />;
  return (
    <>
      <Parts parts={maskPattern(rule)} className={css.veil} />
      <Parts parts={listPatternParts(rule.pattern)} className={css.veiled} />
    </>
  );
}

function Parts({ parts, className }: { parts: readonly ShownPart[]; className?: string | undefined }) {
  return (
    <span className={classNames(css.pattern, className)}>
      {parts.map(({ is, text }, nth) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a rule keep their places
        if (is === 'shape') return <Tag key={nth}>{text}</Tag>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a rule keep their places
          <span key={nth} className={is === 'exception' ? css.exception : undefined}>
            {text}
          </span>
        );
      })}
    </span>
  );
}
