import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendDeletion, readDeletionsSince } from './deletion-log.service.ts';

const createHash = (letter: string) => letter.repeat(64);
const AT = new Date('2026-11-22T05:00:00.000Z');
const LATER = new Date('2026-11-22T05:00:01.000Z');

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baramnaru-deletions-'));
  file = join(folder, 'deletions.log');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the log of deletions', () => {
  it('returns who left at or after a moment', async () => {
    await appendDeletion(file, { at: AT.toISOString(), hash: createHash('a') });
    await appendDeletion(file, { at: LATER.toISOString(), hash: createHash('b') });
    expect(await readDeletionsSince([file], AT)).toEqual(new Set([createHash('a'), createHash('b')]));
    expect(await readDeletionsSince([file], LATER)).toEqual(new Set([createHash('b')]));
  });

  it('holds hashes and times only, for its owner', async () => {
    await appendDeletion(file, { at: AT.toISOString(), hash: createHash('a') });
    expect(await readFile(file, 'utf8')).toBe(`2026-11-22T05:00:00.000Z ${createHash('a')}\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('loses no line to one that was written in part', async () => {
    await appendFile(file, `2026-11-22T05:00:00.000Z ${createHash('c').slice(9)}`);
    await appendDeletion(file, { at: AT.toISOString(), hash: createHash('a') });
    expect(await readDeletionsSince([file], AT)).toEqual(new Set([createHash('a')]));
  });

  it('is read from where it was written before there was a folder for backups, too', async () => {
    const before = join(folder, 'before.log');
    await appendDeletion(before, { at: AT.toISOString(), hash: createHash('a') });
    await appendDeletion(file, { at: AT.toISOString(), hash: createHash('b') });
    expect(await readDeletionsSince([file, before], AT)).toEqual(new Set([createHash('a'), createHash('b')]));
  });

  it('is empty where nobody has left', async () => {
    expect(await readDeletionsSince([file], AT)).toEqual(new Set());
  });
});
