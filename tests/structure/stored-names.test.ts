import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pages } from '#app/routes.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { createApiApp } from '#tests/support/api-app.ts';
import { readStoredFixture } from '#tests/support/stored-fixture.ts';
import { readStoredNames } from '#tests/support/stored-names.ts';
import { inTop, sourcesUnder } from './tree.ts';

// Names in rows, queues, browsers and saved addresses, where a newer version finds them. Names may be added to the list at
// any time; a listed name stays, or is read beside its successor for two releases.

const names = readStoredNames();

const sources = sourcesUnder('src').map(({ text }) => text());
const program = sources.join('\n');

/** Whether the source contains the name as a string, or as the start of one if it ends in `:` or `=`. */
function isGiven(name: string): boolean {
  return ["'", '"', '`'].some((quote) => program.includes(quote + name + (/[:=]$/.test(name) ? '' : quote)));
}

const storageNames = [...names.localStorage, ...names.sessionStorage, ...names.laterStorage];

/** A family of topics, one per id: `me:` is `topicFamily('me')`. */
const isFamily = (name: string) => name.endsWith(':') && program.includes(`topicFamily('${name.slice(0, -1)}')`);

const gone = (stored: readonly string[]) => stored.filter((name) => !isGiven(name) && !isFamily(name));

describe('stored names', () => {
  it('are matched as whole strings', () => {
    expect(isGiven('trade.created')).toBe(true);
    expect(isGiven('trade.create')).toBe(true);
    expect(isGiven('trade.creat')).toBe(false);
    expect(isGiven('correction-draft:')).toBe(true);
  });

  it.each([
    ['kinds of jobs', Object.keys(names.jobs)],
    ['types of live events', names.liveEvents],
    ['topics of live events', names.topics],
    ['kinds of notifications', names.notificationKinds],
    ['actions of the audit log', names.auditActions],
    ['keys of the browser’s storage', storageNames],
    ['cookies', names.cookies],
    ['channels between processes', names.channels],
    ['values in rows', Object.values(names.values).flat()],
    ['addresses of the site outside of its pages', names.addresses],
  ])('%s', (_, stored) => {
    expect(stored.length).toBeGreaterThan(0);
    expect(gone(stored)).toEqual([]);
  });

  it('every key of the browser’s storage', () => {
    const NAME = /\b(?:onDevice|inTab|draftInTab)(?:<[^(]*>)?\(\s*['`]([\w-]+:?)/g;
    const used = sources.flatMap((text) => Array.from(text.matchAll(NAME), ([, name = '']) => name));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !storageNames.includes(name))).toEqual([]);
  });

  it('hashes of addresses', () => {
    const isThere = (hash: string) => isGiven(hash) || isGiven(`#${hash}`) || new RegExp(`#${hash}\\b`).test(program);
    expect(names.hashes.filter((hash) => !isThere(hash))).toEqual([]);
  });

  it('settings', () => {
    const known = readFileSync(inTop('.env.example'), 'utf8');
    expect(names.settings.filter((name) => !new RegExp(`^${name}=`, 'm').test(known))).toEqual([]);
  });

  it('codes of errors and their status', () => {
    expect(ERROR_STATUS).toMatchObject(names.errors);
  });
});

describe('addresses of pages', () => {
  async function namesOf(path: string): Promise<readonly string[] | undefined> {
    const line = pages.find((page) => page.path === path);
    return line && ((await line.page()).params?.names ?? []);
  }

  it.each(Object.entries(names.pages))('%s', async (path, { query, inBrowser }) => {
    const declared = await namesOf(path);
    expect(declared, 'the page is gone').toBeDefined();
    expect(query.filter((name) => !declared?.includes(name))).toEqual([]);
    expect(
      inBrowser.filter(
        (name) => !declared?.includes(name) && !isGiven(name) && !new RegExp(`[?&]${name}=`).test(program),
      ),
    ).toEqual([]);
  });
});

describe('addresses of the API', () => {
  const operation = z.looseObject({
    parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
  });
  const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });
  let app: Awaited<ReturnType<typeof createApiApp>>;
  let paths: z.output<typeof documentSchema>['paths'];
  beforeAll(async () => {
    app = await createApiApp();
    paths = documentSchema.parse((await app.inject('/api/openapi.json')).json()).paths;
  });
  afterAll(() => app.close());

  it.each(Object.entries(names.api))('%s', (address, query) => {
    // Each answers with a slash at its end too, which the document leaves away.
    const [method = '', path = ''] = address.replace(/\/$/, '').split(' ');
    const declared = paths[path]?.[method.toLowerCase()];
    expect(declared, 'it is gone').toBeDefined();
    const known = declared?.parameters?.filter((one) => one.in === 'query').map(({ name }) => name) ?? [];
    expect(query.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('data of an earlier version', () => {
  const { database, browsers } = readStoredFixture({
    siteUrl: 'http://site.example',
    receiverUrl: 'http://receiver.example',
  });
  const NOT_OURS = 'react-router-scroll-positions';

  it.each(Object.entries(names.jobs))('includes jobs of the kind %s with all keys of their payload', (name, keys) => {
    const payloads = database.jobs.filter(({ task }) => task === name).map(({ payload }) => Object.keys(payload));
    expect(payloads.length).toBeGreaterThan(0);
    for (const payload of payloads) expect(payload.toSorted()).toEqual(keys.toSorted());
  });

  it.each(['localStorage', 'sessionStorage'] as const)('includes exactly the listed keys of %s', (storage) => {
    const keys = [browsers.hero, browsers.newcomer].flatMap((profile) => Object.keys(profile[storage]));
    const own = keys.filter((key) => key !== NOT_OURS).map((key) => key.replace(/:.*/, ':'));
    expect([...new Set(own)].toSorted()).toEqual(names[storage].toSorted());
  });

  it('includes live events, notifications and audit rows of every kind', () => {
    const valuesOf = (table: string, column: string) => {
      const { columns = [], rows = [] } = database.tables[table] ?? {};
      return [...new Set(rows.map((row) => row[columns.indexOf(column)]))].toSorted();
    };
    expect(valuesOf('live_event', 'type')).toEqual(names.liveEvents.toSorted());
    expect(valuesOf('notification', 'kind')).toEqual(names.notificationKinds.toSorted());
    expect(valuesOf('audit', 'action')).toEqual(names.auditActions.toSorted());
  });
});
