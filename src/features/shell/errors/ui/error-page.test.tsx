import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { textOf } from '#tests/support/html.ts';
import { ErrorPage } from './error-page.tsx';

function shownFor(error: unknown): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: null, errorElement: <ErrorPage /> }], {
    hydrationData: { errors: { root: error } },
  });
  return textOf(renderToStaticMarkup(<RouterProvider router={router} />));
}

it('calls a fault of the browser no fault of the server', () => {
  const shown = shownFor(new TypeError('rows is not iterable'));
  expect(shown).toContain('화면을 그리지 못했습니다');
  expect(shown).toContain('다시 열기');
  expect(shown).not.toMatch(/서버|Internal Server Error|\d{3}|iterable/);
});

it('says of a fault of the server that it is one', () => {
  const shown = shownFor({ status: 500, message: '' });
  expect(shown).toContain('500 Internal Server Error 서버에서 문제가 생겼습니다.');
  expect(shown).not.toContain('화면을 그리지');
});

it('says of too many requests when to come again, and no fault of the server', () => {
  const shown = shownFor({ status: 429, statusMessage: '잠시 쉬어 가세요', message: '5분 뒤에 다시 열어 주세요.' });
  expect(shown).toContain('429 잠시 쉬어 가세요 5분 뒤에 다시 열어 주세요. 다시 열기');
});
