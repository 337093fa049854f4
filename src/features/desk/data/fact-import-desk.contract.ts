import { z } from 'zod';
import { changedFactsSchema, versionSchema } from '#features/game-data/editing/fact-change.contract.ts';
import { factImportSchema, IMPORT_MODES } from '#features/game-data/editing/fact-import.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';

const { administrator, editor } = OPERATOR_LEVEL;
const common = { who: 'operator', level: administrator, tags: ['operator'] } as const;

const entityText = z.string().regex(/^[a-z][a-z-]{1,40}$/, '자료의 이름이 아닙니다.');

export const uploadFacts = endpoint({
  ...common,
  method: 'POST',
  path: '/api/operator/data/imports',
  summary: '파일 올리기: 무엇이 바뀌는지 봅니다',
  description: '본문은 text/csv나 application/json, 16 MiB까지입니다. 24시간 안에 올린 사람이 적용합니다.',
  query: z.object({
    mode: z.enum(IMPORT_MODES),
    entity: entityText.optional(),
    /** `monsters.csv` */
    name: plainText({ min: 1, max: 200 }).optional(),
    encoding: z.enum(['utf-8', 'euc-kr']).optional(),
  }),
  response: { 201: factImportSchema },
});

export const getImport = endpoint({
  ...common,
  method: 'GET',
  path: '/api/operator/data/imports/:id',
  summary: '올린 파일과 바뀔 값',
  params: idParams,
  response: { 200: factImportSchema },
});

export const applyImport = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/operator/data/imports/:id/apply',
  summary: '올린 파일을 적용하기',
  params: idParams,
  body: z.strictObject({ version: versionSchema }),
  response: { 200: changedFactsSchema },
  errors: ['CONFLICT.CHANGED', 'CONFLICT.APPLIED'],
});

const file = { who: 'operator', level: editor, tags: ['operator'], method: 'GET' } as const;

export const getFactsCsv = endpoint({
  ...file,
  path: '/api/operator/data/:entity.csv',
  summary: '게임 자료를 CSV로 받기',
  params: z.object({ entity: entityText }),
});

export const getFactsJson = endpoint({
  ...file,
  path: '/api/operator/data/:entity.json',
  summary: '게임 자료를 JSON으로 받기',
  params: z.object({ entity: entityText }),
});

export const getOverridesFile = endpoint({
  ...file,
  path: '/api/operator/data/overrides.json',
  summary: '고친 값만 JSON으로 받기',
});
