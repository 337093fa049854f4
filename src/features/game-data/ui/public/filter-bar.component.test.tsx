import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from '#platform/client/navigate.ts';
import { defineFilter } from '#shared/filter.ts';
import { filterBounds } from '#shared/filter-bounds.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { compose, finish } from '#tests/components/keyboard.ts';
import { show } from '#tests/components/show.tsx';
import { FilterBar, FilterField } from './filter-bar.tsx';

interface Row {
  grade: number;
  side: number;
  type: number;
  isOpen: boolean;
  price: number | null;
  name: string;
}

const field = { ...filterFields<Row>(), ...filterBounds<Row>() };

const rowFilter = defineFilter({
  q: field.words({
    max: 12,
    matches: ({ name }, words) => name === words,
    title: '이름으로 찾기',
    placeholder: '이름, 초성도 됩니다',
  }),
  side: field.oneOf([1, 2], {
    matches: (row, side) => row.side === side,
    title: '직업',
    label: (side) => (side === 1 ? '전사' : '도적'),
    any: '상관없음',
  }),
  type: field.oneOf([0, 1], {
    matches: (row, type) => row.type === type,
    title: '종류',
    label: (type) => (type === 0 ? '무기' : '갑옷'),
    any: '전체',
  }),
  grade: field.oneOf([0, 1, 2], {
    matches: (row, grade) => row.grade === grade,
    title: '차수',
    label: (grade) => `${grade}차`,
    any: '차수 전체',
  }),
  open: field.flag({ column: 'open', of: ({ isOpen }) => isOpen, label: '빈자리 있음', chip: '빈자리' }),
  isPriced: field.present({ column: 'price', of: ({ price }) => price, label: '제시 제외', chip: '제시 제외' }),
  minPrice: field.atLeast({
    column: 'price',
    max: 1_000_000,
    of: ({ price }) => price,
    title: '최저가',
    chip: (price) => `${price}부터`,
  }),
  server: field.id({ column: 'server', of: () => 1 }),
});

const params = definePageParams({ data: rowFilter.fields });

function Bar() {
  return (
    <FilterBar
      action="/rows"
      label="목록 필터"
      params={params}
      preserve={['server']}
      count={2}
      first={<FilterField of={rowFilter} name="q" />}
    >
      <FilterField of={rowFilter} name="side" look="seg" className="sides" />
      <FilterField of={rowFilter} name="type" look="chips" />
      <FilterField of={rowFilter} name="grade" className="grades" />
      <FilterField of={rowFilter} name="open" />
      <FilterField of={rowFilter} name="isPriced" />
      <FilterField of={rowFilter} name="minPrice" className="price" />
    </FilterBar>
  );
}

const words = page.getByRole('searchbox', { name: '이름으로 찾기' });
const sides = page.getByRole('radiogroup', { name: '직업' });
const types = page.getByRole('radiogroup', { name: '종류' });
const grade = page.getByRole('combobox', { name: '차수' });
const open = page.getByRole('checkbox', { name: '빈자리 있음' });
const priced = page.getByRole('checkbox', { name: '제시 제외' });
const price = page.getByRole('textbox', { name: '최저가' });
const side = (name: string) => sides.getByRole('radio', { name });
const query = () => decodeURIComponent(location.search);

describe('the bar of a filter', () => {
  it('draws each kind of field with the words of its definition, empty where the address has no text', async () => {
    await show(<Bar />, { at: '/rows' });
    await expect.element(words).toHaveAttribute('placeholder', '이름, 초성도 됩니다');
    await expect.element(words).toHaveAttribute('data-max-letters', '12');
    await expect.element(words).toHaveValue('');
    await expect.element(sides).toHaveClass('seg', 'sides');
    expect(sides.element().textContent).toBe('상관없음전사도적');
    await expect.element(side('상관없음')).toBeChecked();
    await expect.element(types).toHaveClass('chips', 'scroll');
    expect(types.element().textContent).toBe('전체무기갑옷');
    expect([...grade.element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
      '차수 전체',
      '0차',
      '1차',
      '2차',
    ]);
    await expect.element(grade).toHaveValue('');
    expect(grade.element().parentElement?.className).toBe('pick grades');
    await expect.element(open).not.toBeChecked();
    await expect.element(priced).not.toBeChecked();
    await expect.element(price).toHaveAttribute('placeholder', '최저가');
    await expect.element(price).toHaveClass('in', 'price');
    await expect.element(price).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByRole('form', { name: '목록 필터' })).toHaveAttribute('action', '/rows');
  });

  it('draws each kind of field with the text of the address, a price as it was typed', async () => {
    await show(<Bar />, { at: '/rows?q=ㅂㄹ&side=2&type=0&grade=0&open=true&isPriced=true&minPrice=3만5천' });
    await expect.element(words).toHaveValue('ㅂㄹ');
    await expect.element(side('도적')).toBeChecked();
    await expect.element(types.getByRole('radio', { name: '무기' })).toBeChecked();
    await expect.element(grade).toHaveValue('0');
    await expect.element(open).toBeChecked();
    await expect.element(priced).toBeChecked();
    await expect.element(price).toHaveValue('3만5천');
    await expect.element(price).not.toHaveAttribute('aria-invalid');
  });

  it('shows a price that cannot be read, and marks it', async () => {
    await show(<Bar />, { at: '/rows?minPrice=많이&grade=7' });
    await expect.element(price).toHaveValue('많이');
    await expect.element(price).toHaveAttribute('aria-invalid', 'true');
    await expect.element(grade).toHaveValue('');
  });

  it('writes each choice into the address, beside what is preserved and typed', async () => {
    await show(<Bar />, { at: '/rows?server=2&minPrice=1만' });
    await grade.selectOptions('2차');
    await expect.poll(query).toBe('?server=2&grade=2&minPrice=1만');
    await side('전사').click({ force: true });
    await expect.poll(query).toBe('?server=2&side=1&grade=2&minPrice=1만');
  });

  it('follows the back button of the browser in every field', async () => {
    await show(<Bar />, { at: '/rows?q=바람&side=1&open=true' });
    navigate('/rows?grade=2&type=1&isPriced=true&minPrice=2만');
    await expect.element(grade).toHaveValue('2');
    await expect.element(words).toHaveValue('');
    await expect.element(side('상관없음')).toBeChecked();
    await expect.element(open).not.toBeChecked();
    await expect.element(priced).toBeChecked();
    await expect.element(price).toHaveValue('2만');
    history.back();
    await expect.element(words).toHaveValue('바람');
    await expect.element(side('전사')).toBeChecked();
    await expect.element(open).toBeChecked();
    await expect.element(grade).toHaveValue('');
    await expect.element(types.getByRole('radio', { name: '전체' })).toBeChecked();
    await expect.element(priced).not.toBeChecked();
    await expect.element(price).toHaveValue('');
  });

  it('does not touch the field that is typed in while the address changes', async () => {
    await show(<Bar />, { at: '/rows' });
    (words.element() as HTMLInputElement).focus();
    await compose('ㅂ', '바');
    navigate('/rows?grade=1');
    await expect.element(grade).toHaveValue('1');
    await expect.element(words).toHaveValue('바');
    await finish('바');
  });
});

const AT = '/rows?server=2&side=1&grade=2&open=true&minPrice=많이';

function Page({ onReady }: { onReady(): void }) {
  useEffect(onReady, [onReady]);
  return (
    <MemoryRouter initialEntries={[AT]}>
      <Bar />
      <Address />
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

describe('a bar of the shared HTML', () => {
  const hydrated: { root?: Root; place?: HTMLElement } = {};

  afterEach(() => {
    hydrated.root?.unmount();
    hydrated.place?.remove();
  });

  /** The drawn bar stands before its code comes, and may be used. */
  async function comeAlive(use: (form: HTMLFormElement) => void): Promise<void> {
    const first = await show(<Bar />, { at: AT });
    const drawn = first.container.querySelector('form')?.outerHTML ?? '';
    await first.unmount();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = `${drawn}<output>${AT}</output>`;
    use(place.querySelector('form') as HTMLFormElement);
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(hydrated, { place, root: hydrateRoot(place, <Page onReady={resolve} />) });
    await promise;
  }

  const pressed = (name: string, value: string) => (form: HTMLFormElement) =>
    form.querySelector<HTMLElement>(`[name="${name}"][value="${value}"]`)?.click();
  const filled = (name: string, value: string) => (form: HTMLFormElement) => {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    control.value = value;
  };
  const address = page.getByRole('status');
  const was = (parts: string) => `/rows?${parts}`;

  it.each([
    ['words', filled('q', '바람'), was('server=2&q=바람&side=1&grade=2&open=true&minPrice=많이')],
    ['a price', filled('minPrice', '1만'), was('server=2&side=1&grade=2&open=true&minPrice=1만')],
    ['a price that is emptied', filled('minPrice', ''), was('server=2&side=1&grade=2&open=true')],
    ['a choice of a list', filled('grade', '1'), was('server=2&side=1&grade=1&open=true&minPrice=많이')],
    ['a choice', pressed('side', '2'), was('server=2&side=2&grade=2&open=true&minPrice=많이')],
    ['no choice', pressed('side', ''), was('server=2&grade=2&open=true&minPrice=많이')],
    ['a tick', pressed('isPriced', 'true'), was('server=2&side=1&grade=2&open=true&isPriced=true&minPrice=많이')],
    ['a tick that is taken off', pressed('open', 'true'), was('server=2&side=1&grade=2&minPrice=많이')],
  ])('applies what was changed before its code came: %s', async (_, use, expected) => {
    await comeAlive(use);
    await expect.element(address).toHaveTextContent(expected);
  });

  it('changes nothing in the address where nothing was changed', async () => {
    await comeAlive(() => undefined);
    expect(address.element().textContent).toBe(AT);
  });
});
