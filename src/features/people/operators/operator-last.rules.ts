import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';

interface Term {
  level: OperatorLevel;
  until: Date | null;
  hasEnded: boolean;
}

/**
 * Whether nobody would be left who is an administrator, or is one without an end. Those of the configuration are both.
 * @param others all administrators but the changed person
 * @param after null: removed
 */
export function isLastAdministrator(
  before: Term,
  after: Pick<Term, 'level' | 'until'> | null,
  { others, hasConfigured }: { others: readonly Term[]; hasConfigured: boolean },
): boolean {
  if (hasConfigured || before.level !== OPERATOR_LEVEL.administrator || before.hasEnded) return false;
  const stays = after?.level === OPERATOR_LEVEL.administrator;
  const running = others.filter(({ level, hasEnded }) => level === OPERATOR_LEVEL.administrator && !hasEnded);
  if (!stays && running.length === 0) return true;
  const staysForGood = stays && after.until === null;
  return before.until === null && !staysForGood && running.every(({ until }) => until !== null);
}
