import { FORBIDDEN_WORDS, patternsOf } from '#database/migrations/0003-trade.ts';
import { wordKindSchema } from '#features/people/words/word.contract.ts';
import { compileRules } from '#features/people/words/word.rules.ts';

export const firstWordRules = compileRules(
  wordKindSchema.options
    .flatMap((kind) =>
      patternsOf(FORBIDDEN_WORDS[kind]).map((pattern) => ({ kind, pattern, verdict: 'refuse' as const })),
    )
    .map((rule, index) => ({ id: index + 1, ...rule })),
);
