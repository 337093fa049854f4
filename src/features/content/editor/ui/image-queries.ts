import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { listImages } from '../../images/image.contract.ts';
import { imageUrl, knowImages } from './image-upload.ts';

const PICKER_ROWS = 24;

/** Begins the keys of everything that is read of pictures. */
export const IMAGES = ['images'];

/** @param q words of the description; undefined: the newest pictures */
export const imagesToChoose = defineLiveQuery({
  key: (q: string | undefined) => [...IMAGES, 'picker', q],
  async read(q, signal) {
    const images = await call(listImages, { query: { limit: PICKER_ROWS, q }, signal });
    knowImages(images);
    return images;
  },
});

export const imageUrlById = defineLiveQuery({
  key: (id: number) => [...IMAGES, 'url', id],
  read: async (id) => (await imageUrl(id)) ?? null,
});
