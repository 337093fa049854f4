import { call } from '#platform/client/call.ts';
import { type Image, listImages } from '../../images/image.contract.ts';

const urls = new Map<number, string>();
const readers = new Map<number, Promise<void>>();

export function knowImages(images: readonly Pick<Image, 'id' | 'smallUrl'>[]): void {
  for (const { id, smallUrl } of images) urls.set(id, smallUrl);
}

/** Returns undefined if the image was removed, or cannot be read now. */
export async function imageUrl(id: number): Promise<string | undefined> {
  if (!urls.has(id)) {
    const reader = readers.get(id) ?? call(listImages, { query: { ids: String(id) } }).then(knowImages);
    readers.set(id, reader);
    await reader.catch(() => {}).finally(() => readers.delete(id));
  }
  return urls.get(id);
}
