import { describe, expect, it } from 'vitest';
import * as rooms from '../../structure/rooms.ts';
import { filesUnder } from './tree.ts';

const { ofKinds, PROCESS_KINDS, PURE_KINDS, SERVER_KINDS } = rooms;
const paths = filesUnder('src').map(({ path }) => path);
const count = (pattern: string) => paths.filter((path) => new RegExp(pattern).test(path)).length;

const MATCHES: Record<string, [pattern: string, least: number]> = {
  browser: [rooms.BROWSER, 620],
  plain: [rooms.PLAIN, 340],
  screens: [rooms.SCREENS, 500],
  tests: [rooms.TESTS, 300],
  noun: [rooms.NOUN, 1150],
  'server code': [rooms.SERVER_CODE, 185],
  'not in the bundle': [rooms.NOT_IN_BUNDLE, 345],
};

describe('rooms and kinds', () => {
  it.each([...PURE_KINDS, ...SERVER_KINDS, ...PROCESS_KINDS])('has files of the kind %s', (kind) => {
    expect(count(ofKinds(kind))).toBeGreaterThan(0);
  });

  it.each(Object.entries(MATCHES))('the pattern %s matches enough files', (_, [pattern, least]) => {
    expect(count(pattern)).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(rooms.CHUNKS))('the chunk %s has files', (_, { files }) => {
    expect(count(files)).toBeGreaterThan(1);
  });
});
