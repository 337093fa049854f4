import { answer } from '#platform/http/answer.ts';
import { JsonBody } from '#platform/http/encoded-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { shellErrors } from '../shell-error.labels.ts';
import { type Build, getBuildManifest, getLatestBuild } from './build.contract.ts';

export function buildRoutes(app: ApiApp, { build: { id, timestamp } }: { build: Build }): void {
  const matcher = { static: {}, wildcard: {}, dynamic: {} };
  const manifest = new JsonBody({ id, timestamp, matcher, prerendered: [] });

  mount(app, getLatestBuild, {}, () => answer({ id, timestamp }, { cacheControl: 'no-cache' }));
  mount(app, getBuildManifest, {}, ({ params }) => {
    if (params.file !== `${id}.json`) throw new AppError('NOT_FOUND', { message: shellErrors.unknownBuild });
    return manifest;
  });
}
