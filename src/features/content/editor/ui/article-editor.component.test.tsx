import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { search } from '#features/game-data/search/search.contract.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { pass, stopClock } from '#tests/components/clock.ts';
import { compose, finish, paste, pressInComposition } from '#tests/components/keyboard.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import {
  changeGuide,
  type DocumentIssue,
  type EditedArticle,
  getArticle,
  markPresence,
  previewDocument,
} from '../../articles/article-writing.contract.ts';
import ArticleEditor from './article-editor.tsx';

const AT = '2026-11-20T18:04:30.000Z';

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const article = (parts: Partial<EditedArticle> = {}): EditedArticle => ({
  id: 12,
  name: null,
  title: '도토리 모으는 법',
  state: 'draft',
  version: 1,
  isPinned: false,
  isSample: false,
  sortOrder: 0,
  type: null,
  category: 1,
  status: null,
  publishedAt: null,
  startsAt: null,
  endsAt: null,
  updatedAt: AT,
  deletedAt: null,
  author: null,
  document: paragraph('처음 글'),
  isAllDay: false,
  isActive: false,
  outlink: null,
  thumbnailImageId: null,
  proposal: null,
  draft: null,
  editors: [],
  ...parts,
});

const HOSTILE = [
  '<script>window.ran = 1</script>',
  '<img src="x" onerror="window.ran = 1">',
  '<svg onload="window.ran = 1"><script>window.ran = 1</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.ran = 1"></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<a href="javascript:window.ran = 1">눌러</a><a href=" java\tscript:window.ran = 1">눌러</a>',
  '<a href="//evil.example">눌러</a><a href="data:text/html,<script>1</script>">눌러</a>',
  '<template><script>window.ran = 1</script></template><noscript><p title="</noscript><img src=x onerror=window.ran=1>">',
  '<form action="https://evil.example"><input autofocus onfocus="window.ran = 1"></form>',
  '<p style="background:url(https://evil.example/x)" onclick="window.ran = 1">글</p>',
  '<object data="x"></object><embed src="x"><base href="https://evil.example"><link rel=stylesheet href="https://evil.example">',
  `${'<table><tr><td>'.repeat(200)}깊음${'</td></tr></table>'.repeat(200)}`,
];
const FOREIGN = 'script, iframe, object, embed, style, svg, math, template, form, img[src]';

const text = page.getByRole('textbox', { name: '글', exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inText = (selector: string) =>
  [...text.element().querySelectorAll(selector)].map(({ textContent }) => textContent);

const CHECKED_AFTER_MS = 800;
const OTHER = { userId: '00000000-0000-4000-8000-000000000002', name: '글쓴이둘' };

let faults: DocumentIssue[];

beforeEach(() => {
  faults = [];
  // The editor checks and stores what is written by timers, also after it was left.
  stopClock();
  signedIn({ isOperator: true, operatorLevel: 1 });
  answering(previewDocument, () => ({ html: '', bytes: 0, faults }));
});

async function open(parts: Partial<EditedArticle> = {}) {
  answering(getArticle, () => article(parts));
  answering(markPresence, () => ({ editors: parts.editors ?? [] }));
  const shown = await show(<ArticleEditor params={{ collection: 'guides', id: '12' }} />, {
    at: '/operator/content/guides/12',
  });
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  return shown;
}

describe('the editor', () => {
  it('is written in by keys and by its tools, which show what is on', async () => {
    await open();
    await userEvent.keyboard('{Enter}{Control>}{Alt>}2{/Alt}{/Control}어디서 나오나{Enter}');
    await button('굵게').click();
    await expect.element(button('굵게')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('굵은 말');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect.element(button('굵게')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await button('• 목록').click();
    await userEvent.keyboard('하나{Enter}둘{Enter}{Enter}');
    await button('표').click();
    await userEvent.keyboard('사냥터{Tab}몬스터');
    await button('행 더하기').click();
    expect(inText('h2')).toEqual(['어디서 나오나']);
    expect(inText('strong')).toEqual(['굵은 말']);
    expect(inText('li')).toEqual(['하나', '둘']);
    expect(inText('th')).toEqual(['사냥터', '몬스터', '']);
    expect(inText('tr')).toHaveLength(4);
  });

  it('refuses addresses that run something or lead away unsafely', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}');
    await button('링크').click();
    const href = page.getByLabelText('링크의 주소');
    await href.fill('javascript:alert(1)');
    await expect.element(page.getByRole('alert')).toMatchTextContent('만 걸 수 있습니다');
    await href.fill('https://discord.com@evil.example/x');
    await expect.element(page.getByRole('alert')).toMatchTextContent('사용자 이름(@)이 든 주소');
    await expect.element(button('걸기')).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await href.fill('/items/12');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => text.element().querySelector('a')?.getAttribute('href')).toBe('/items/12');
  });

  it('offers names after @, from which arrows, a press and Enter choose, also the Enter that ends a syllable', async () => {
    const hit = (id: number, name: string) => ({
      kind: 'item' as const,
      id,
      name,
      path: `/items/${id}`,
      detail: '재료',
    });
    const calls = answering(search, () => [hit(1, '도토리'), hit(2, '도토리묵')]);
    await open();
    const names = page.getByRole('option', { name: '도토리' });
    await userEvent.keyboard(' @');
    await compose('ㄷ', '도');
    await expect.poll(() => names.elements().length).toBe(2);
    await pressInComposition('Enter');
    expect(inText('p')).toEqual(['처음 글 @도']);
    await finish('도');
    await expect.poll(() => inText('p')).toEqual(['처음 글 도토리']);
    await userEvent.keyboard(' @도');
    await expect.poll(() => names.elements().length).toBe(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => inText('p')).toEqual(['처음 글 도토리 도토리묵']);
    await userEvent.keyboard(' @도');
    await names.first().click();
    await expect.poll(() => inText('p')).toEqual(['처음 글 도토리 도토리묵 도토리']);
    expect(calls.at(-1)?.query.get('q')).toBe('도');
  });

  it('loses no letter of syllables that follow each other', async () => {
    await open();
    await userEvent.keyboard('{Enter}');
    for (const [steps, whole] of [
      [['ㅎ', '호', '홉'], '호'],
      [['ㅂ', '바', '박'], '박'],
    ] as const) {
      await compose(...steps);
      await finish(whole);
    }
    await userEvent.keyboard('{Enter}끝');
    await expect.poll(() => inText('p')).toEqual(['처음 글', '호박', '끝']);
  });

  it('takes what a hostile page holds as text alone, and runs nothing of it', async () => {
    await open();
    for (const html of [...HOSTILE, '<img src="https://evil.example/x.png">']) {
      paste({ 'text/html': `<p>앞</p>${html}<p>뒤</p>` }, text.element());
    }
    await expect.element(page.getByText('다른 곳의 그림은 옮기지 않았습니다.')).toBeVisible();
    expect([...text.element().querySelectorAll(FOREIGN)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect([...text.element().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([]);
    expect('ran' in window).toBe(false);
    expect(text.element().textContent).toContain('앞');
  });

  it('says what is wrong, and publishes nothing that would show it', async () => {
    faults = [{ about: 'heading', isStopping: true, message: '빈 제목이 있습니다.' }];
    await open();
    await pass(CHECKED_AFTER_MS);
    await expect.element(page.getByText('빈 제목이 있습니다.')).toBeVisible();
    await expect.element(button('지금 게시')).toBeDisabled();
    faults = [];
    await userEvent.keyboard(' 고침');
    await pass(CHECKED_AFTER_MS);
    await expect.element(page.getByText('수정할 것 없음')).toBeVisible();
    await expect.element(button('지금 게시')).toBeEnabled();
  });

  it('goes on with what was not saved', async () => {
    const first = await open();
    await userEvent.keyboard(' 그리고 내 글');
    await expect.poll(() => inText('p')).toEqual(['처음 글 그리고 내 글']);
    await first.unmount();
    await open();
    await expect.element(page.getByText('저장하지 않은 글을 이어서 씁니다.')).toBeVisible();
    expect(inText('p')).toEqual(['처음 글 그리고 내 글']);
  });

  it('shows both texts to who saves after another, and saves upon the other one', async () => {
    const theirs = { version: 2, title: '남의 제목', document: paragraph('남의 글'), author: OTHER };
    const calls = answering(changeGuide, (_, nth) =>
      nth === 0 ? new Refusal('CONFLICT', { data: { current: theirs } }) : article({ version: 3 }),
    );
    await open({ editors: [OTHER] });
    await expect.element(page.getByText('글쓴이둘 님도 이 글을 열어 두었습니다.')).toBeVisible();
    await userEvent.keyboard(' 내 것');
    await button('저장').click();
    await expect.element(page.getByRole('region', { name: '먼저 저장된 글과 내 글' })).toMatchTextContent('남의 글');
    await button('내 글로 저장하기').click();
    await button('저장').click();
    await expect.element(page.getByText('저장했습니다. 아직 아무도 볼 수 없습니다.')).toBeVisible();
    expect(calls.map(({ body }) => body?.version)).toEqual([1, 2]);
  });
});
