import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { PriceField } from './price-field.tsx';
import { defineTradeForm } from './trade-fields.ts';

const { empty } = defineTradeForm({ maxquan: null, maxdura: null });

const FIELD = {
  id: 'trade-price',
  name: 'price',
  'aria-invalid': undefined,
  'aria-describedby': 'trade-price-read',
  onChange: () => {},
} as const;

function readingOf(price: string): { text: string; tone: string | undefined } {
  const html = renderToStaticMarkup(
    <PriceField
      {...FIELD}
      value={price}
      values={{ ...empty, price }}
      quotes={NO_ITEM_QUOTES}
      listings={{ prices: [], count: 0 }}
      issue={undefined}
      input={null}
    />,
  );
  const [, reading = ''] = /id="trade-price-read"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  return { text: textOf(reading).trim(), tone: tagsOf(reading, 'span')[0]?.class };
}

it('is red while what is typed cannot be read, and quiet while nothing is typed', () => {
  expect(readingOf('3만50x')).toMatchObject({ text: expect.stringContaining('가격을 읽지 못했습니다'), tone: 'up' });
  expect(readingOf(' ')).toEqual({ text: '3만5천, 1.2억, 50만처럼 적어 주세요', tone: 'faint' });
  expect(readingOf('3만5천').text).toContain('35,000');
});
