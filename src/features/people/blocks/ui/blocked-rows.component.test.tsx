import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { answering, pendingAnswer, untilRead } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { signedIn, signedOut } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { ownTopic } from '../../people.topics.ts';
import { type Block, listBlocks } from '../block.contract.ts';
import { blocksChanged } from '../block.events.ts';
import { blockedRowsCss, STOOD_BEFORE } from '../blocked-rows.rules.ts';
import { followBlockedRows } from './public/blocked-rows.ts';

const [BLOCKED, OTHER] = [7, 8];
const block = (parts: Partial<Block>): Block => ({
  id: 1,
  createdAt: '2026-11-20T18:04:30.000Z',
  profileId: null,
  userId: null,
  name: '',
  ...parts,
});

function Row({ by, stood = false }: { by: number | string; stood?: boolean }) {
  return (
    <li data-by={by} {...(stood && { [STOOD_BEFORE]: '' })} style={{ height: 72 }}>
      <b>{by === BLOCKED ? '미운 글' : '글'}</b>
    </li>
  );
}

const isHidden = (text: string) =>
  [...document.querySelectorAll('li b')].some(
    (row) => row.textContent === text && getComputedStyle(row).visibility === 'hidden',
  );

/** What a reader of screens speaks: computed styles do not resolve counters. */
async function spokenText(): Promise<string> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const tester = frameTree.childFrames?.find(({ frame }) => frame.url === document.URL) ?? frameTree;
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId: tester.frame.id });
  return nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(({ name }) => String(name?.value).trim())
    .filter((text) => text !== '•')
    .join(' ');
}

afterEach(() => {
  signedOut();
  followBlockedRows();
});

describe('rows of blocked players', () => {
  it('keep their height where they stood before, and fold neighbours that come later into one line', async () => {
    await show(
      <>
        <style>{blockedRowsCss({ profileIds: [BLOCKED], names: [] })}</style>
        <ul>
          <Row by={BLOCKED} stood />
          <Row by={BLOCKED} stood />
          <Row by={OTHER} />
          <Row by={BLOCKED} />
          <Row by={OTHER} />
          <Row by={BLOCKED} />
          <Row by={BLOCKED} />
          <Row by={BLOCKED} />
          <Row by={OTHER} />
          <Row by={BLOCKED} />
          <Row by={BLOCKED} />
        </ul>
      </>,
    );
    const heights = [...document.querySelectorAll('li')].map((row) => row.getBoundingClientRect().height);
    expect(heights).toEqual([72, 72, 72, 40, 72, 0, 0, 40, 72, 0, 40]);
    expect(await spokenText()).toContain(
      '차단한 사람의 글 차단한 사람의 글 글 차단한 사람의 글 글 차단한 사람의 글 3 개 글 차단한 사람의 글 2 개',
    );
  });

  it('are hidden by what is newest, however late an older answer comes', async () => {
    const older = pendingAnswer<Block[]>();
    answering(listBlocks, (_, nth) => (nth === 0 ? older.answer : [block({ name: '소란꾼' })]));
    signedIn();
    await show(
      <ul>
        <Row by="@소란꾼" />
      </ul>,
    );
    followBlockedRows();
    await publish(blocksChanged.on([ownTopic], {}));
    await expect.poll(() => isHidden('글')).toBe(true);
    older.release([]);
    await untilRead();
    expect(isHidden('글')).toBe(true);
  });
});
