import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { upload } from '#platform/client/upload.ts';
import { type Image, listImages, uploadImage } from '../../images/image.contract.ts';

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

export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** @throws {ApiError} */
export async function uploadFile(file: File): Promise<Image> {
  const image = await upload(uploadImage, file);
  knowImages([image]);
  return image;
}

export function insertImage(editor: Editor, { id, alt }: Pick<Image, 'id' | 'alt'>, at?: number): void {
  const node = { type: 'image', attrs: { imageId: id, alt, caption: '', width: 'full' } };
  if (at === undefined) editor.chain().focus().insertContent(node).run();
  else editor.chain().focus().insertContentAt(at, node).run();
}

interface ImageUploadOptions {
  /** Receives messages about dropped pictures; null: the upload is complete. */
  onMessage: OnUpload;
}

export type OnUpload = (text: string | null) => void;

/** Uploads dropped pictures and inserts them. */
export const ImageUpload = Extension.create<ImageUploadOptions>({
  name: 'imageUpload',
  addOptions: () => ({ onMessage: () => {} }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      new Plugin({
        props: {
          handleDrop(view, event) {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            return uploadPictures(editor as Editor, event.dataTransfer?.files ?? [], options.onMessage, at);
          },
        },
      }),
    ];
  },
});

/** Starts uploading the pictures among the files. @returns whether there are any */
export function uploadPictures(editor: Editor, files: Iterable<File>, onMessage: OnUpload, at?: number): boolean {
  const pictures = [...files].filter(({ type }) => IMAGE_TYPES.split(',').includes(type));
  if (pictures.length > 0) void uploadAll(editor, pictures, onMessage, at);
  return pictures.length > 0;
}

async function uploadAll(editor: Editor, files: readonly File[], onMessage: OnUpload, at?: number): Promise<void> {
  for (const [index, file] of files.entries()) {
    onMessage(`그림을 올리는 중입니다 (${index + 1}/${files.length})`);
    try {
      insertImage(editor, await uploadFile(file), at);
    } catch (error) {
      onMessage(`${file.name}: ${error instanceof ApiError ? error.message : '올리지 못했습니다.'}`);
      return;
    }
  }
  onMessage(null);
}
