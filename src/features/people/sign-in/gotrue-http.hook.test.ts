import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { getSiteUrl } from './gotrue-http.hook.ts';

async function siteUrlFor(host: string, site: { publicSiteUrl: string; isPublicSiteUrlGiven: boolean }) {
  const app = Fastify();
  app.get('/', (request) => getSiteUrl(site, request));
  return (await app.inject({ url: '/', headers: { host } })).body;
}

const here = { publicSiteUrl: 'http://127.0.0.1:3000', isPublicSiteUrlGiven: false };
const lan = { publicSiteUrl: 'http://192.168.0.7:3000', isPublicSiteUrlGiven: false };
const given = { publicSiteUrl: 'https://naru.example', isPublicSiteUrlGiven: true };

it.each([
  ['a name of this machine', 'localhost:3000', here, 'http://localhost:3000'],
  ['another name of this machine at another port', '[::1]:5173', here, 'http://[::1]:5173'],
  ['a foreign name that leads here', 'evil.example:3000', here, 'http://127.0.0.1:3000'],
  ['a name that begins like this machine', 'localhost.evil.example', here, 'http://127.0.0.1:3000'],
  ['a name of this machine where the site listens elsewhere', 'localhost:3000', lan, 'http://192.168.0.7:3000'],
  ['a foreign name of a site with an address', 'evil.example', given, 'https://naru.example'],
  ['a name of this machine of a site with an address', 'localhost', given, 'https://naru.example'],
])('the site of a sign-in called by %s', async (_name, host, site, expected) => {
  expect(await siteUrlFor(host, site)).toBe(expected);
});
