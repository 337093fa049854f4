import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { isPicture, MAX_PICTURE_BYTES, type PictureRules, parsePictureType, pictureUrl } from './avatar.rules.ts';
import { avatarPath } from './profile.rules.ts';
import { findAvatarSource } from './profile.service.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly type: string;
}

export interface AvatarOptions extends PictureRules {
  timeoutMs?: number;
  maxStoredBytes?: number;
}

const TIMEOUT_MS = 5_000;
const MAX_STORED_BYTES = 16 * 1024 * 1024;
const MAX_STORED = 2_000;
const PICTURE_TTL_MS = 3_600_000;
const MISSING_TTL_MS = 60_000;
const MAX_FETCHES = 24;

export interface FoundAvatar extends Picture {
  readonly path: string;
}

export interface Avatars {
  find(db: Db, id: string): Promise<FoundAvatar | undefined>;
}

export function createAvatars({
  timeoutMs = TIMEOUT_MS,
  maxStoredBytes = MAX_STORED_BYTES,
  ...rules
}: AvatarOptions): Avatars {
  const stored = new LRUCache<string, { picture: Picture | undefined }>({
    max: MAX_STORED,
    maxSize: maxStoredBytes,
    sizeCalculation: ({ picture }) => (picture?.bytes.length ?? 0) + 1,
  });
  const pending = new Map<string, Promise<Picture | undefined>>();

  async function fetchAndCache(source: string): Promise<Picture | undefined> {
    const picture = await fetchPicture(source, rules, timeoutMs);
    stored.set(source, { picture }, { ttl: picture ? PICTURE_TTL_MS : MISSING_TTL_MS });
    return picture;
  }

  function pictureAt(source: string): Promise<Picture | undefined> {
    const known = stored.get(source);
    if (known) return Promise.resolve(known.picture);
    const awaited = pending.get(source);
    if (awaited) return awaited;
    if (pending.size >= MAX_FETCHES) throw new AppError('UNAVAILABLE');
    const fetching = fetchAndCache(source).finally(() => pending.delete(source));
    pending.set(source, fetching);
    return fetching;
  }

  return {
    async find(db, id) {
      const avatar = await findAvatarSource(db, id);
      if (!avatar) return undefined;
      const picture = await pictureAt(avatar.source);
      return picture && { ...picture, path: avatarPath(avatar.profileId, avatar.source) };
    },
  };
}

async function fetchPicture(source: string, rules: PictureRules, timeoutMs: number): Promise<Picture | undefined> {
  const url = pictureUrl(source, rules);
  if (!url) return undefined;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'image/png, image/jpeg, image/webp, image/gif' },
    });
    return await readPicture(response);
  } catch {
    // No answer, a redirect or a truncated body: all mean that there is no picture.
    return undefined;
  }
}

async function readPicture(response: Response): Promise<Picture | undefined> {
  const type = parsePictureType(response.headers.get('content-type'));
  const isTooLarge = Number(response.headers.get('content-length') ?? 0) > MAX_PICTURE_BYTES;
  if (response.status !== 200 || type === undefined || isTooLarge) {
    await response.body?.cancel();
    return undefined;
  }
  const bytes = await readAtMost(response, MAX_PICTURE_BYTES);
  return bytes && isPicture(bytes, type) ? { bytes, type } : undefined;
}

/** Counts received bytes, since the declared length may be wrong; stops reading at the limit. */
async function readAtMost(response: Response, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
