import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, type PageParams, param } from '#shared/page-params.ts';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { SiteProvider } from '../../../../ui/page/site-context.tsx';
import { TopBar } from './top-bar.tsx';

const SITE = {
  origin: '',
  assetBaseUrl: null,
  fontStylesheet: null,
  signIn: { url: null, publicKey: '', providers: [], isOpenToNicknames: false },
  guard: { include: [], exclude: [] },
  gameServers: [
    { id: 1, name: '바람의나라 클래식' },
    { id: 2, name: '옛날바람' },
  ],
};
const homeLike = definePageParams({ data: { days: param.choice([1, 7, 30] as const, 7), ...gameServerField } });

function barAt(path: string, params: PageParams = homeLike): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SiteProvider value={SITE}>
        <TopBar navigation={[]} params={params} ticker={null} />
      </SiteProvider>
    </MemoryRouter>,
  );
}

const serversIn = (html: string) =>
  tagsOf(html, 'a').flatMap((link) => (link['data-game-server'] ? [[link.href, link['aria-current']]] : []));

it('shows all servers until one is chosen, and leads to each by name', () => {
  const html = barAt('/');
  expect(tagsOf(html, 'summary')[0]?.['aria-label']).toBe('게임 서버: 전 서버');
  expect(textOf(html)).toContain('바람의나라 클래식');
  expect(serversIn(html)).toEqual([
    ['?', 'true'],
    ['?gameServer=1', undefined],
    ['?gameServer=2', undefined],
  ]);
});

it('names the chosen server and keeps the span of days', () => {
  const html = barAt('/?days=30&gameServer=2');
  expect(tagsOf(html, 'summary')[0]?.['aria-label']).toBe('게임 서버: 옛날바람');
  expect(serversIn(html)).toEqual([
    ['?days=30', undefined],
    ['?days=30&gameServer=1', undefined],
    ['?days=30&gameServer=2', 'true'],
  ]);
});

it('has no picker where a page is the same on every server', () => {
  expect(serversIn(barAt('/skills', definePageParams({ data: {} })))).toEqual([]);
});
