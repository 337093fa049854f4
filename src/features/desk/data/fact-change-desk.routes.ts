import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import type { DataContext } from './data.context.ts';
import * as endpoints from './fact-change-desk.contract.ts';
import { addRow, checkEdits, moveRow, saveEdits, unsetField } from './fact-change-desk.service.ts';

/** Bytes: 200 edits with long texts. */
const EDITS_LIMIT = 4 * 1024 * 1024;

export function factChangeDeskRoutes(app: FeatureApp, context: DataContext): void {
  mount(app, endpoints.saveEdits, { name: 'data.edit', bodyLimit: EDITS_LIMIT }, (ctx, { body }) =>
    saveEdits(ctx, context, body),
  );
  mount(app, endpoints.checkEdits, { bodyLimit: EDITS_LIMIT }, (ctx, { body }) => checkEdits(ctx, context, body.edits));
  mount(app, endpoints.unsetField, { name: 'data.unset' }, (ctx, { params, query, body }) => {
    const { entity, id: rowId, field } = params;
    return unsetField(ctx, context, { entity, rowId, field, version: query.version }, body.reason);
  });
  mount(app, endpoints.addRow, { name: 'data.row-add' }, (ctx, { params, body }) =>
    addRow(ctx, context, params.entity, body),
  );
  mount(app, endpoints.removeRow, { name: 'data.row-remove' }, (ctx, { params, query, body }) => {
    const { entity, id: rowId } = params;
    return moveRow(ctx, context, { act: 'remove', entity, rowId, version: query.version }, body.reason);
  });
  mount(app, endpoints.returnRow, { name: 'data.row-return' }, (ctx, { params, body }) => {
    const { entity, id: rowId } = params;
    return moveRow(ctx, context, { act: 'return', entity, rowId, version: body.version }, body.reason);
  });
}
