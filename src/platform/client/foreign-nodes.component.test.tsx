import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { TRANSLATORS, translateAll } from '#tests/components/translators.ts';
import { tolerateForeignNodes } from './foreign-nodes.ts';

tolerateForeignNodes();

/** Texts beside parts that come and go, as pages have them. */
function Listing() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        더
      </button>
      <p data-testid="line">
        {count === 1 && <b>새 </b>}
        매물 {count}건{count === 1 && ` · 견본 ${count}`}
        {count === 2 && <i> 끝</i>}
      </p>
      <p data-testid="alone">{count === 1 ? '있음' : null}</p>
      <p data-testid="own">
        거래 <span className="own-text">{count === 1 ? '완료' : '대기'}</span>
      </p>
    </div>
  );
}

const line = page.getByTestId('line');

describe.each(Object.entries(TRANSLATORS))('a translator that %s texts', (name, translate) => {
  it('does not end a page whose parts come and go', async () => {
    await show(<Listing />);
    const more = page.getByRole('button');
    const root = document.querySelector('main') ?? document.body;
    for (let press = 1; press <= 3; press += 1) {
      translateAll(root, translate);
      await more.click();
      await expect.element(page.getByTestId('own')).toMatchTextContent(press === 1 ? '완료' : '대기');
    }
    await expect.element(more).toBeVisible();
    expect(page.getByTestId('alone').element().textContent).toBe('');
    expect(line.element().querySelectorAll('b, i')).toHaveLength(0);
    if (name === 'wraps') expect(line.element().textContent).toBe('매물 3건');
  });
});

describe('a page whose nodes were moved', () => {
  it('puts what is new before the text that was wrapped', async () => {
    await show(<Listing />);
    translateAll(line.element(), TRANSLATORS.wraps);
    await page.getByRole('button').click();
    expect(line.element().textContent).toBe('새 매물 1건 · 견본 1');
  });
});
