import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { flagText, idParams, idsText, idText, limitQuery } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { searchText } from '../articles/article.contract.ts';

export const ALT_MAX_LENGTH = 200;
export const LISTED_IMAGES = { usual: 30, most: 100 } as const;

export const imageSchema = z.strictObject({
  id: z.int().positive(),
  /** Address of the widest file. */
  url: z.string(),
  /** Address of the narrowest file. */
  smallUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Total size of its files. */
  bytes: z.int().positive(),
  alt: z.string(),
  at: z.iso.datetime(),
  /** Time at which it will be removed; null: it is used. */
  removedAt: z.iso.datetime().nullable(),
});
export type Image = z.infer<typeof imageSchema>;

const ofEditors = { who: 'operator', level: OPERATOR_LEVEL.editor, tags: ['content'] } as const;

export const uploadImage = endpoint({
  ...ofEditors,
  method: 'POST',
  path: '/api/operator/images',
  summary: '그림 올리기',
  description:
    '`multipart/form-data`, 필드 `file`, 8 MiB와 4,000만 화소까지. PNG, JPEG, WebP, GIF(첫 장면)를 WebP로 새로 만든다.',
  response: { 201: imageSchema },
});

export const listImages = endpoint({
  ...ofEditors,
  method: 'GET',
  path: '/api/operator/images',
  summary: '올린 그림',
  query: z.object({
    limit: limitQuery(LISTED_IMAGES.usual, LISTED_IMAGES.most),
    cursor: idText.optional(),
    q: searchText.optional(),
    unused: flagText.optional(),
    ids: idsText(LISTED_IMAGES.most).optional(),
  }),
  response: { 200: z.array(imageSchema) },
});

export const changeImage = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/operator/images/:id',
  summary: '그림 설명 수정하기',
  params: idParams,
  body: z.strictObject({ alt: plainText({ min: 0, max: ALT_MAX_LENGTH }) }),
  response: { 200: imageSchema },
});

export const deleteImage = endpoint({
  ...ofEditors,
  method: 'DELETE',
  path: '/api/operator/images/:id',
  summary: '그림 지우기: 쓰이지 않는 것만',
  params: idParams,
  response: { 200: successSchema },
  errors: ['CONFLICT.IN_USE'],
});
