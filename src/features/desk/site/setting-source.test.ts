import { expect, it } from 'vitest';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { settingSource } from './setting-source.ts';

const find = async (text: string, level: OperatorLevel) =>
  (await settingSource.find(text, { level, signal: new AbortController().signal })).map(({ label, href }) => [
    label,
    href,
  ]);

it('the search leads to the panel of a setting that the operator may change', async () => {
  expect(await find('사유', 1)).toEqual([['사유 템플릿', '/operator/site#reasonTemplates']]);
  expect(await find('신규', 1)).toEqual([
    ['신규 회원 쓰기 제한', '/operator/site#brake'],
    ['신규 가입', '/operator/site#registration'],
  ]);
  expect(await find('운영 알림', 1)).toEqual([['운영 알림', '/operator/site#alerts']]);
  expect(await find('신규', 2)).toEqual([['신규 회원 쓰기 제한', '/operator/site#brake']]);
  expect(await find('사유', 2)).toEqual([]);
});
