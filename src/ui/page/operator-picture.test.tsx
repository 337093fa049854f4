import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tagsOf } from '#tests/support/html.ts';
import { OperatorPicture } from './operator-picture.tsx';
import { type Site, SiteProvider } from './site-context.tsx';

const site: Site = {
  origin: 'https://site.example',
  assetBaseUrl: null,
  fontStylesheet: null,
  signIn: { url: null, publicKey: '', providers: [], isOpenToNicknames: false },
  guard: { include: [], exclude: [] },
  gameServers: [],
};

const pictureOf = (assetBaseUrl: string | null) =>
  tagsOf(
    renderToStaticMarkup(
      <SiteProvider value={{ ...site, assetBaseUrl }}>
        <OperatorPicture name="discord" drawn="/drawn.svg" size={16} />
      </SiteProvider>,
    ),
    'img',
  )[0];

it('is the drawn one where the operator has none', () => {
  expect(pictureOf(null)).toEqual({ src: '/drawn.svg', width: '16', height: '16', alt: '' });
});

it('is the operator’s, with the drawn one to stand in for it', () => {
  expect(pictureOf('https://assets.example')).toMatchObject({
    src: 'https://assets.example/ui/discord.png',
    'data-drawn': '/drawn.svg',
  });
});
