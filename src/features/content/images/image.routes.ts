import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { Actors } from '#features/people/access/actor-resolver.hook.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { MountUpload } from '#platform/images/upload-route.ts';
import { MAX_IMAGE_BYTES } from '#shared/image-format.ts';
import * as endpoints from './image.contract.ts';
import { changeAlt, deleteImage, type ImageDeps, listImages, uploadImage } from './image.service.ts';

export interface ImageRoutesDeps extends ImageDeps {
  mountUpload: MountUpload<Actors>;
}

/** Routes for operators of level 편집자 and above. */
export function imageRoutes(app: FeatureApp, deps: ImageRoutesDeps): void {
  deps.mountUpload(
    endpoints.uploadImage,
    { name: 'image.upload', maxBytes: MAX_IMAGE_BYTES, shape: 'content', permit: null },
    (ctx, { image }) => uploadImage(ctx, deps, image),
  );
  listRoute(
    app,
    endpoints.listImages,
    (ctx, { query: { limit, cursor, q, unused, ids } }) =>
      listImages(ctx, deps, { limit, afterId: cursor, q, isUnused: unused, ids }),
    idCursor,
  );
  mount(app, endpoints.changeImage, { name: 'image.change' }, (ctx, { params, body }) =>
    changeAlt(ctx, deps, params.id, body.alt),
  );
  mount(app, endpoints.deleteImage, { name: 'image.delete' }, (ctx, { params }) => deleteImage(ctx, deps, params.id));
}
