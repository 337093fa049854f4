import { z } from 'zod';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { handleReport, listReports } from './handle-report.service.ts';
import * as endpoints from './report.contract.ts';
import { createReport, listOwnReports } from './report.service.ts';
import type { ReportSubjects } from './report-subject.ts';

export function reportRoutes(
  app: FeatureApp,
  { config: { operatorUserIds }, limits }: PeopleContext,
  subjects: ReportSubjects,
): void {
  const report = createReportSchema(subjects);

  mount(app, endpoints.createReport, { name: 'report.create', limit: limits.creation }, (ctx, { body }) =>
    createReport(ctx, subjects, body),
  );

  listRoute(
    app,
    endpoints.listOwnReports,
    (ctx, { query: { limit, cursor } }) => listOwnReports(ctx, { beforeId: cursor, limit }),
    idCursor,
  );

  const list = { ...endpoints.listReports, response: { 200: z.array(report) } };
  listRoute(
    app,
    list,
    (ctx, { query: { status, limit, cursor } }) => listReports(ctx, subjects, { status, beforeId: cursor, limit }),
    idCursor,
  );

  const handle = { ...endpoints.handleReport, body: createHandlingSchema(subjects), response: { 200: report } };
  mount(app, handle, { name: 'report.handle' }, (ctx, { params, body }) =>
    handleReport(ctx, { subjects, operatorUserIds }, params.id, body),
  );
}

function createReportSchema({ trade, party, guild, post }: ReportSubjects) {
  return endpoints.operatorReportSchema.extend({
    trade: trade.snapshot.nullable(),
    party: party.snapshot.nullable(),
    guild: guild.snapshot.nullable(),
    post: post.snapshot.nullable(),
  });
}

function createHandlingSchema(subjects: ReportSubjects) {
  const ofSubjects = Object.values(subjects).flatMap(({ actions }) =>
    Object.entries(actions).map(([name, { input }]) => [name, input.optional()]),
  );
  const actions = { ...Object.fromEntries(ofSubjects), suspend: endpoints.suspendActionSchema.optional() };
  return endpoints.reportHandlingSchema.extend({ actions: z.strictObject(actions).optional() });
}
