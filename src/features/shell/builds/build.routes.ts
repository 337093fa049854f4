import { answer } from '#platform/answers/answer.ts';
import { jsonBody } from '#platform/answers/response-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { shellErrors } from '../shell-error.labels.ts';
import { type Build, type BuildManifest, getBuildManifest, getLatestBuild } from './build.contract.ts';

interface BuildContext {
  build: Build;
  /** Identifies the state of the data. */
  epoch: string;
  /** Manifests of this build, and of earlier ones that are still served. */
  manifests?: readonly BuildManifest[];
}

export function buildRoutes(app: ApiApp, { build: { id, timestamp }, epoch, manifests = [] }: BuildContext): void {
  const bodies = new Map(manifests.map((manifest) => [`${manifest.id}.json`, jsonBody(manifest)]));

  mount(app, getLatestBuild, {}, () => answer({ id, timestamp, epoch }, { cacheControl: 'no-cache' }));
  mount(app, getBuildManifest, {}, ({ params }) => {
    const body = bodies.get(params.file);
    if (!body) throw new AppError('NOT_FOUND', { message: shellErrors.unknownBuild });
    return body;
  });
}
