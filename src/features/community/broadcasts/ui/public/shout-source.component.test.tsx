import { expect, it } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { ShoutSource } from './shout-source.tsx';

const SHOUT = { name: '고운소나무', channel: 17, isSample: true, createdAt: '2026-11-29T00:00:00.000Z' };

it.each([320, 200])('stands below the message and inside of a panel %d px wide', async (width) => {
  const screen = await show(
    <div style={{ width }}>
      <span data-testid="message">도사 87 파티 구해요</span>
      <ShoutSource shout={SHOUT} now={null} />
    </div>,
  );
  const message = screen.getByTestId('message').element().getBoundingClientRect();
  const texts = ['고운소나무', '채널 17', '견본'].map((text) =>
    screen.getByText(text).element().getBoundingClientRect(),
  );
  for (const { top, right } of texts) {
    expect(top).toBeGreaterThanOrEqual(message.bottom - 1);
    expect(right).toBeLessThanOrEqual(width + message.left);
  }
});
