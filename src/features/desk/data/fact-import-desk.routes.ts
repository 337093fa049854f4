import { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '#features/game-data/editing/fact-import.contract.ts';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { mountFile } from '#platform/http/mount-file.ts';
import type { DataContext } from './data.context.ts';
import * as endpoints from './fact-import-desk.contract.ts';
import { applyImport, findImport, noteUpload, readFactsFile, uploadFacts } from './fact-import-desk.service.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

function fileAnswer(text: string, name: string, format: keyof typeof TYPES) {
  const headers = {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
  };
  return answer(Readable.from([text]), { headers });
}

export function factImportDeskRoutes(app: FeatureApp, context: DataContext): void {
  const upload = {
    name: 'data.upload',
    maxBytes: MAX_UPLOAD_BYTES,
    contentTypes: ['text/csv', 'application/json'],
  };
  mountFile(
    app,
    endpoints.uploadFacts,
    { ...upload, read: (ctx, { query }, file) => uploadFacts(ctx, context, query, file) },
    async (ctx, { read }) => noteUpload(ctx, read),
  );
  mount(app, endpoints.getImport, {}, (ctx, { params }) => findImport(ctx, context, params.id));
  mount(app, endpoints.applyImport, { name: 'data.import' }, (ctx, { params, body }) =>
    applyImport(ctx, context, { id: params.id, version: body.version }),
  );
  mount(app, endpoints.getFactsCsv, {}, async (_, { params: { entity } }) =>
    fileAnswer(await readFactsFile(context, entity, 'csv'), entity, 'csv'),
  );
  mount(app, endpoints.getFactsJson, {}, async (_, { params: { entity } }) =>
    fileAnswer(await readFactsFile(context, entity, 'json'), entity, 'json'),
  );
  mount(app, endpoints.getOverridesFile, {}, async () =>
    fileAnswer(await context.factsDesk.overridesFile(), 'overrides', 'json'),
  );
}
