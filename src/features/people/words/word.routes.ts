import { z } from 'zod';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams } from '#shared/params.ts';
import type { PeopleContext } from '../people.context.ts';
import {
  newWordRuleSchema,
  wordRuleChangeSchema,
  wordRuleSchema,
  wordTrialAnswerSchema,
  wordTrialSchema,
} from './word.contract.ts';
import { addWordRule, changeWordRule, listWordRules, removeWordRule, tryWords } from './word.service.ts';

const tags = ['operator'];
const PATH = '/api/operator/words';
const success = z.object({ success: z.literal(true) });

export function wordRoutes(app: ApiApp, { access }: PeopleContext): void {
  app.get(PATH, { schema: { tags, summary: '금지어', response: { 200: z.array(wordRuleSchema) } } }, (request, reply) =>
    access.read(request, reply, 'operator', listWordRules),
  );

  app.post(
    PATH,
    { schema: { tags, summary: '금지어 더하기', body: newWordRuleSchema, response: { 201: wordRuleSchema } } },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'word.add', status: 201 }, (ctx) =>
        addWordRule(ctx, request.body),
      ),
  );

  app.post(
    `${PATH}/try`,
    {
      schema: {
        tags,
        summary: '글에서 무엇이 걸리는지',
        body: wordTrialSchema,
        response: { 200: wordTrialAnswerSchema },
      },
    },
    (request, reply) =>
      access.read(request, reply, 'operator', async (ctx) => ({
        found: (await tryWords(ctx, request.body.text)).map(({ rule, word }) => ({ ...rule, word })),
      })),
  );

  app.put(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        summary: '금지어 고치기',
        params: idParams,
        body: wordRuleChangeSchema,
        response: { 200: wordRuleSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'word.change' }, (ctx) =>
        changeWordRule(ctx, request.params.id, request.body),
      ),
  );

  app.delete(
    `${PATH}/:id`,
    { schema: { tags, summary: '금지어 빼기', params: idParams, response: { 200: success } } },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'word.remove' }, async (ctx) => {
        await removeWordRule(ctx, request.params.id);
        return { success: true };
      }),
  );
}
