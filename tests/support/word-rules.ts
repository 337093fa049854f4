import { FIRST_RULES } from '#database/migrations/0007-words.ts';
import { wordKindSchema } from '#features/people/words/word.contract.ts';
import { compileRules } from '#features/people/words/word.rules.ts';

export const firstWordRules = compileRules(
  FIRST_RULES.map((rule, index) => ({
    id: index + 1,
    ...rule,
    kind: wordKindSchema.parse(rule.kind),
    scope: 'both' as const,
  })),
);
