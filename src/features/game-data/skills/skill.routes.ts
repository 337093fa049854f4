import { z } from 'zod';
import { BodyCache } from '#platform/http/dynamic-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { bodyPerSnapshot, sendSnapshot } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams, integerText } from '#shared/params.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { skillSchema } from './skill.contract.ts';
import { listSkills, requireSkill } from './skill.service.ts';

const tags = ['skills'];

export function skillRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => listSkills(snapshot));
  const bodies = new BodyCache<Catalog>();

  app.get(
    '/api/skills/',
    {
      schema: {
        tags,
        summary: '기술, 배우는 레벨이 낮은 것부터',
        querystring: z.object({ job: integerText(0, 4).optional() }),
        response: { 200: z.array(skillSchema) },
      },
    },
    (request, reply) => {
      const { job } = request.query;
      sendSnapshot(request, reply, catalog, (snapshot) =>
        job === undefined ? all(snapshot) : bodies.get(snapshot, `job ${job}`, () => listSkills(snapshot, job)),
      );
    },
  );

  app.get(
    '/api/skills/:id',
    { schema: { tags, summary: '기술 하나', params: idParams, response: { 200: skillSchema } } },
    (request, reply) => {
      const { id } = request.params;
      sendBody(
        request,
        reply,
        bodies.get(catalog(), `skill ${id}`, () => requireSkill(catalog(), id)),
      );
    },
  );
}
