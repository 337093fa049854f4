import type { ListedWordRule } from '#features/people/moderation/word.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { formatParts, maskPattern } from '../pattern-parts.rules.ts';
import { wordMutations } from './word-query.ts';
import css from './words.module.css';

/** Switches a rule on and off at once. */
export function WordSwitch({ rule }: { rule: ListedWordRule }) {
  const { id, isActive, version } = rule;
  const act = useAct();
  return (
    <>
      <button
        type="button"
        role="switch"
        className={css.toggle}
        aria-checked={isActive}
        aria-label={`${formatParts(maskPattern(rule))} 사용`}
        disabled={act.isSending}
        onClick={() => void act.run(wordMutations.change, { params: { id }, body: { isActive: !isActive, version } })}
      />
      {act.error !== null && (
        <span className="sub up" role="alert">
          {act.error}
        </span>
      )}
    </>
  );
}
