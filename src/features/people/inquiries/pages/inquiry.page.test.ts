import { expect, it } from 'vitest';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';
import { INQUIRY_TYPE_LABELS } from '../inquiry.labels.ts';

const site = sharedTestSite();

async function chosenType(path: string): Promise<string | undefined> {
  const { body } = await site.get(path);
  return tagsOf(body, 'option').find((option) => 'selected' in option)?.value;
}

it('offers every type of inquiry', async () => {
  const { body } = await site.get('/notice/ask');
  const options = tagsOf(body, 'option').map(({ value }) => value);
  expect(options).toEqual(Object.keys(INQUIRY_TYPE_LABELS));
});

it.each([
  ['/notice/ask', '1'],
  ['/notice/ask?type=2', '2'],
  ['/notice/ask?type=9', '9'],
  ['/notice/ask?type=7', '1'],
  ['/notice/ask?type=%3Cscript%3E', '1'],
  ['/notice/ask?type=2&type=3', '1'],
])('%s selects type %s', async (path, type) => {
  expect(await chosenType(path)).toBe(type);
});

it('does not render the requested value, so the page is the same for everybody', async () => {
  const plain = await site.get('/notice/ask?type=3');
  const about = encodeURIComponent('"><script>alert(1)</script>');
  const requested = await site.get(`/notice/ask?type=3&about=${about}`);
  expect(requested.body).toBe(plain.body);
  expect(await chosenType(`/notice/ask?type=3&about=${about}`)).toBe('3');
});

it('shows what is needed where no script runs, and sends nothing then', async () => {
  const { body } = await site.get('/notice/ask');
  const inside = /<noscript>(.*?)<\/noscript>/s.exec(body)?.[1] ?? '';
  expect(textOf(inside)).toContain('자바스크립트를 켜고 로그인해야 합니다');
  const send = tagsOf(body, 'button').find(({ type }) => type === 'submit');
  expect(send).toHaveProperty('disabled');
});

it('explains how appeals work and where answers appear', async () => {
  const words = textOf((await site.get('/notice/ask')).body);
  for (const message of [
    '정지된 동안에도 로그인하고 문의할 수 있습니다',
    '이의가 옳으면 바로 정지를 풉니다',
    '내 정보',
  ]) {
    expect(words).toContain(message);
  }
});

it('is the same page for every visitor', async () => {
  const plain = await site.get('/notice/ask');
  const signedIn = await site.get('/notice/ask', { cookie: `${SESSION_COOKIE.name}=base64-e30` });
  expect(signedIn.body).toBe(plain.body);
});
