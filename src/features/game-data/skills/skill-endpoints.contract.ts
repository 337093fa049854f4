import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, integerText, versionQuery } from '#shared/params.ts';
import { skillSchema } from '../catalog/skill.contract.ts';

const tags = ['skills'];

export const listSkills = endpoint({
  method: 'GET',
  path: '/api/skills/',
  who: 'anyone',
  tags,
  summary: '기술, 배우는 레벨이 낮은 것부터',
  query: versionQuery.extend({ job: integerText(0, 4).optional() }),
  response: { 200: z.array(skillSchema) },
});

export const getSkill = endpoint({
  method: 'GET',
  path: '/api/skills/:id',
  who: 'anyone',
  tags,
  summary: '기술 하나',
  params: idParams,
  response: { 200: skillSchema },
});
