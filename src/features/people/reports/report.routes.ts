import { z } from 'zod';
import { Answer } from '#platform/answers/answer.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import { markPresence } from '../operators/presence.service.ts';
import type { PeopleContext } from '../people.context.ts';
import { type HandlingDeps, handleReport } from './handle-report.service.ts';
import { handleReports } from './handle-reports.service.ts';
import { listReports } from './list-reports.service.ts';
import { putOffReport } from './put-off-report.service.ts';
import { readReport, requireReport } from './read-report.service.ts';
import * as endpoints from './report.contract.ts';
import { createReport, listOwnReports } from './report.service.ts';
import { getReport, reportDetailSchema } from './report-detail.contract.ts';
import type { ReportSubjects } from './report-subject.ts';

export function reportRoutes(
  app: FeatureApp,
  { config: { operatorUserIds }, limits }: PeopleContext,
  { subjects, sweep }: Pick<HandlingDeps, 'subjects' | 'sweep'>,
): void {
  const report = createReportSchema(subjects);
  const deps = { subjects, operatorUserIds, sweep };

  mount(app, endpoints.createReport, { name: 'report.create', limit: limits.creation }, (ctx, { body }) =>
    createReport(ctx, deps, body),
  );

  listRoute(
    app,
    endpoints.listOwnReports,
    (ctx, { query: { limit, cursor } }) => listOwnReports(ctx, { beforeId: cursor, limit }),
    idCursor,
  );

  const list = { ...endpoints.listReports, response: { 200: z.array(report) } };
  mount(app, list, {}, async (ctx, { query }) => {
    const { rows, next } = await listReports(ctx, deps, query);
    return new Answer(rows, { next });
  });

  const read = { ...getReport, response: { 200: createDetailSchema(subjects, report) } };
  mount(app, read, {}, (ctx, { params }) => readReport(ctx, deps, params.id));

  const handle = { ...endpoints.handleReport, body: createHandlingSchema(subjects), response: { 200: report } };
  mount(app, handle, { name: 'report.handle' }, (ctx, { params, body }) => handleReport(ctx, deps, params.id, body));

  mount(app, endpoints.handleReports, { name: 'report.handle-many' }, async (ctx, { body }) => ({
    handled: await handleReports(ctx, operatorUserIds, body),
  }));

  const putOff = { ...endpoints.putOffReport, response: { 200: report } };
  mount(app, putOff, { name: 'report.later' }, (ctx, { params, body }) =>
    putOffReport(ctx, deps, params.id, body.until),
  );

  mount(app, endpoints.markReportPresence, { name: 'report.presence' }, async (ctx, { params: { id } }) => {
    await requireReport(ctx.db, id);
    return { viewers: await markPresence(ctx, { kind: 'report', id }) };
  });
}

function createDetailSchema(subjects: ReportSubjects, report: ReturnType<typeof createReportSchema>) {
  const prices = Object.values(subjects).flatMap(({ evidence }) => evidence?.prices ?? []);
  return reportDetailSchema.extend({ report, prices: z.union([...prices, z.null()]) });
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
  const actions = z
    .strictObject({ ...Object.fromEntries(ofSubjects), ...endpoints.playerActions })
    .refine(({ suspend, warn }) => suspend === undefined || warn === undefined, {
      path: ['warn'],
      message: '경고와 정지는 하나만 할 수 있습니다.',
    });
  return endpoints.reportHandlingSchema.extend({ actions: actions.optional() });
}
