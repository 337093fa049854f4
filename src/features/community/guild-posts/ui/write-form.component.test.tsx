import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { listSettlements } from '../../settlements/settlement-endpoints.contract.ts';
import { changeGuildPost, createGuildComment, createGuildPost, type GuildPost } from '../guild-post.contract.ts';
import { ChangePostForm, CommentForm, NewPostForm } from './write-form.tsx';

const post = { id: 5, guildId: 3, text: '지난 글', settlement: null } as GuildPost;
const text = page.getByLabelText('새 글');
const send = page.getByRole('button', { name: '올리기' });

beforeEach(() => {
  answering(listSettlements, () => []);
  signedIn();
});

describe('a text on the board of a guild', () => {
  it('is sent once it is there, and leaves an empty form', async () => {
    const calls = answering(createGuildPost, () => post);
    await show(<NewPostForm guildId={3} />);
    await expect.element(send).toBeDisabled();
    await text.fill('  토요일에\n모입니다 ');
    await send.click();
    await expect.element(text).toHaveValue('');
    expect(calls.map(({ body }) => body)).toEqual([{ text: '토요일에\n모입니다', settlementId: null }]);
  });

  it('says at once that it is too long, and is not sent', async () => {
    await show(<NewPostForm guildId={3} />);
    await text.fill('가'.repeat(2001));
    await expect.element(page.getByRole('alert')).toMatchTextContent('2,000자까지 적을 수 있습니다.');
    await expect.element(text).toHaveAttribute('aria-invalid', 'true');
    await send.click();
    await expect.element(text).toHaveFocus();
  });

  it('stays where the server refuses it, which says so below it', async () => {
    answering(createGuildPost, (_, nth) => new Refusal(nth === 0 ? 'FORBIDDEN' : 'RATE_LIMITED'));
    await show(<NewPostForm guildId={3} />);
    await text.fill('모입니다');
    await send.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('권한이 없습니다.');
    await send.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('요청이 너무 잦습니다.');
    await expect.element(text).toHaveValue('모입니다');
  });

  it('is changed without touching the settlement that its author may not see', async () => {
    const calls = answering(changeGuildPost, () => post);
    let isClosed = false;
    await show(
      <ChangePostForm
        post={post}
        onClose={() => {
          isClosed = true;
        }}
      />,
    );
    await page.getByLabelText('글 수정').fill('고친 글');
    await page.getByRole('button', { name: '저장' }).click();
    await expect.poll(() => isClosed).toBe(true);
    expect(calls.map(({ body }) => body)).toEqual([{ text: '고친 글' }]);
  });

  it('stands below a post as a comment, in as many forms as are open', async () => {
    const calls = answering(createGuildComment, () => ({ id: 1, createdAt: '', author: {}, text: '' }) as never);
    await show(
      <>
        <CommentForm post={post} />
        <CommentForm post={{ ...post, id: 6 }} />
      </>,
    );
    const comments = page.getByLabelText('댓글');
    await comments.nth(1).fill('갑니다');
    await page.getByRole('button', { name: '달기' }).nth(1).click();
    await expect.element(comments.nth(1)).toHaveValue('');
    expect(calls.map(({ params, body }) => [params.postId, body])).toEqual([['6', { text: '갑니다' }]]);
    const ids = [...document.querySelectorAll('textarea')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
