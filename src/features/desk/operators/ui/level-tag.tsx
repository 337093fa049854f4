import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { OPERATOR_LEVEL_NAMES } from '#shared/operator-level-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import css from './operators.module.css';

/** An administrator's is golden. */
export function LevelTag({ level }: { level: OperatorLevel }) {
  return (
    <Tag {...(level === OPERATOR_LEVEL.administrator && { className: css.administrator })}>
      {OPERATOR_LEVEL_NAMES[level]}
    </Tag>
  );
}
