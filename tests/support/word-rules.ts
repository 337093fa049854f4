import { ALL_RULES } from '#database/migrations/0031-contact-words.ts';
import { wordKindSchema } from '#features/people/moderation/word.contract.ts';
import { compileRules } from '#features/people/moderation/word.rules.ts';

export const firstWordRules = compileRules(
  ALL_RULES.map((rule, index) => ({
    id: index + 1,
    ...rule,
    kind: wordKindSchema.parse(rule.kind),
    scope: 'both' as const,
  })),
);
