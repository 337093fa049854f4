import { expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#features/game-data/editing/fact-import.contract.ts';
import { uploadedFile } from '#tests/support/desk-facts.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { obstacleText } from './import.labels.ts';
import { fileIssue, findContentType, readOffered } from './import-file.rules.ts';
import { importParams } from './import-list.params.ts';

it.each([
  [0, '빈 파일입니다.'],
  [1, undefined],
  [MAX_UPLOAD_BYTES, undefined],
  [MAX_UPLOAD_BYTES + 1, '16 MiB를 넘는 파일은 올릴 수 없습니다. 나눠서 올려 주세요.'],
])('a file of %i bytes: %s', (size, issue) => {
  expect(fileIssue({ size })).toBe(issue);
});

it.each([
  ['monsters.csv', 'text/csv'],
  ['items.JSON', 'application/json'],
  ['그림.png', 'text/csv'],
])('%s is sent as %s', (name, type) => {
  expect(findContentType(name)).toBe(type);
});

it('only an encoding that can be read is offered', () => {
  expect([readOffered('euc-kr'), readOffered('utf-16'), readOffered(null)]).toEqual(['euc-kr', undefined, undefined]);
});

it.each([
  [{}, 91, undefined],
  [{}, undefined, undefined],
  [{ appliedAt: NOON.toISOString(), faultCount: 1 }, 92, undefined],
  [{ until: NOON.toISOString() }, 91, /^24시간이 지나/],
  [{ entity: null, faultCount: 1 }, 91, /^어느 자료/],
  [{ faultCount: 1200, differenceCount: 0 }, 91, /^문제 1,200개/],
  [{ differenceCount: 0 }, 91, /^지금 자료와 같아/],
  [{}, 92, /\(지금 버전 92\)/],
])('what stands in the way of a file with %o at version %s: %s', (parts, lastVersion, text) => {
  const obstacle = obstacleText(uploadedFile(1, parts), { now: NOON.getTime(), lastVersion });
  expect(text === undefined ? obstacle === undefined : text.test(obstacle ?? '')).toBe(true);
});

it('the address names files by numbers, whatever else stands in it', () => {
  expect(importParams.read(new URLSearchParams('ids=3,x,-1,0,7.5,12')).ids).toEqual([3, 12]);
  expect(importParams.link('/operator/data/imports', { ids: [3, 12] })).toBe('/operator/data/imports?ids=3%2C12');
});
