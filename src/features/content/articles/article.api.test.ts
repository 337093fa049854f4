import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { publishDue } from './article-schedule.service.ts';

const clock = fixedClock(new Date(Math.floor(Date.now() / 1000) * 1000));
const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' }, clock });
const editor = freshPlayer(site, { isOperator: true, level: OPERATOR_LEVEL.editor });
const other = freshPlayer(site, { isOperator: true, level: OPERATOR_LEVEL.editor });

const send = sendTo(site);

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const documentOf = (...content: object[]) => ({ type: 'doc', content });
const TEXT = documentOf(paragraph('오늘은 점검이 있습니다.'));
const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

async function write(collection: string, parts: object, who = editor) {
  const { status, body } = await send(who, 'POST', `/api/${collection}`, { title: '새 글', document: TEXT, ...parts });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
const notice = (parts: object = {}) => write('notices', { type: 1, ...parts });
const guide = (parts: object = {}) => write('guides', { category: 1, isActive: true, ...parts });
const publicIds = async (url: string) => (await send(null, 'GET', url)).body.map(({ id }: { id: number }) => id);
const events = async () => {
  const rows = await site.api.db.selectFrom('live_event').select(['type', 'data']).orderBy('id').execute();
  return rows.filter(({ type }) => type.startsWith('content.'));
};

describe('an article', () => {
  it('is read by everyone as the HTML of its document', async () => {
    const { id } = await notice({ title: '점검 안내', type: 4 });
    const { status, body } = await send(null, 'GET', `/api/notices/${id}`);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        title: '점검 안내',
        content: '<p>오늘은 점검이 있습니다.</p>',
        summary: '오늘은 점검이 있습니다.',
        type: 4,
        version: 1,
        publishedAt: clock.now().toISOString(),
      }),
    ]);
    const [listed] = (await send(null, 'GET', '/api/notices')).body;
    expect(listed).toMatchObject({ id, content: null });
  });

  it('gets anchors at its first save, which later edits of its headings do not change', async () => {
    const heading = (text: string, attrs: object = {}) => ({
      type: 'heading',
      attrs: { level: 2, ...attrs },
      content: [{ type: 'text', text }],
    });
    const { id, document } = await guide({ document: documentOf(heading('어디서 잡나'), heading('어디서 잡나')) });
    const anchors = document.content.map(({ attrs }: { attrs: { anchor: string } }) => attrs.anchor);
    expect(anchors).toEqual(['어디서-잡나', '어디서-잡나-2']);
    const changed = documentOf(heading('사냥터', { anchor: anchors[0] }));
    const { body } = await send(editor, 'PUT', `/api/guides/${id}`, {
      title: '새 글',
      category: 1,
      version: 1,
      document: changed,
    });
    expect(body.document.content[0].attrs.anchor).toBe('어디서-잡나');
  });

  it.each([
    ['a script', { type: 'doc', content: [{ type: 'script' }] }, 'document.content.0'],
    ['no document', { type: 'paragraph' }, 'document.type'],
    ['an attribute that nobody knows', documentOf({ ...paragraph('글'), style: 'x' }), 'document.content.0'],
  ])('is refused with its place when it holds %s', async (_, document, place) => {
    const { status, body } = await send(editor, 'POST', '/api/notices', { title: '제목', type: 1, document });
    expect([status, body.data.issues[0].path]).toEqual([400, expect.stringContaining(place)]);
  });

  it.each([
    ['a title of spaces', { title: '   ' }],
    ['a script as its link', { outlink: 'javascript:alert(1)' }],
    ['a link to this machine', { outlink: 'https://127.0.0.1/' }],
    ['a link without encryption', { outlink: 'http://example.com/' }],
    ['an end before its beginning', { startsAt: later(HOUR_MS), endsAt: later(0) }],
    ['an end without a beginning', { endsAt: later(0) }],
    ['a type that there is not', { type: 9 }],
  ])('is refused with %s', async (_, parts) => {
    const { status } = await send(editor, 'POST', '/api/notices', { title: '제목', type: 1, document: TEXT, ...parts });
    expect(status).toBe(400);
  });

  it('gets the names of what it mentions from the server', async () => {
    const [{ id, name } = { id: 0, name: '' }] = site.catalog.items;
    const mention = (attrs: object) => documentOf({ type: 'paragraph', content: [{ type: 'mention', attrs }] });
    const nameless = await guide({ document: mention({ kind: 'item', id }) });
    expect(nameless.document.content[0].content[0].attrs).toEqual({ kind: 'item', id, name });
    const unknown = { title: '제목', category: 1, document: mention({ kind: 'item', id: 999_999 }) };
    const refused = await send(editor, 'POST', '/api/guides', { ...unknown, isActive: true });
    expect([refused.status, refused.body.data.issues[0].message]).toEqual([
      400,
      '아이템 999999번은 지금 자료에 없습니다.',
    ]);
  });

  it('is not published with what would show: a name that is gone', async () => {
    const mention = { type: 'mention', attrs: { kind: 'item', id: 999_999, name: '없는검' } };
    const document = documentOf({ type: 'paragraph', content: [mention] });
    const refused = await send(editor, 'POST', '/api/guides', { title: '제목', category: 1, isActive: true, document });
    expect([refused.status, refused.body.data.issues[0].message]).toEqual([400, '‘없는검’은 지금 자료에 없습니다.']);
    expect((await send(editor, 'POST', '/api/guides', { title: '제목', category: 1, document })).status).toBe(201);
  });

  it('links to others that are public, and to no draft', async () => {
    const draft = await guide({ isActive: false });
    const link = (href: string) =>
      documentOf({
        type: 'paragraph',
        content: [{ type: 'text', text: '글', marks: [{ type: 'link', attrs: { href } }] }],
      });
    const body = { title: '제목', category: 1, isActive: true, document: link(`/guides/${draft.id}`) };
    expect((await send(editor, 'POST', '/api/guides', body)).status).toBe(400);
    const shown = await guide();
    expect((await send(editor, 'POST', '/api/guides', { ...body, document: link(`/guides/${shown.id}`) })).status).toBe(
      201,
    );
  });

  it('may only be written by operators', async () => {
    const player = await signInAs(site);
    const body = { title: '제목', type: 1, document: TEXT };
    expect((await send(null, 'POST', '/api/notices', body)).status).toBe(401);
    expect((await send(player, 'POST', '/api/notices', body)).status).toBe(403);
    const draft = await notice({ uploadedAt: null });
    for (const id of [draft.id, 999_999]) {
      expect((await send(player, 'GET', `/api/operator/content/notices/${id}`)).status).toBe(403);
      expect((await send(null, 'GET', `/api/operator/content/notices/${id}`)).status).toBe(401);
    }
  });
});

describe('publication', () => {
  it('of drafts, scheduled and deleted ones is unknown to all, operators too', async () => {
    const draft = await notice({ uploadedAt: null });
    const scheduled = await notice({ uploadedAt: later(HOUR_MS) });
    const deleted = await notice();
    expect((await send(editor, 'DELETE', `/api/notices/${deleted.id}?version=1`)).status).toBe(200);
    const [never] = [await send(null, 'GET', '/api/notices/999999')];
    for (const { id } of [draft, scheduled, deleted]) {
      for (const who of [null, editor]) {
        const answer = await send(who, 'GET', `/api/notices/${id}`);
        expect([answer.status, answer.body]).toEqual([404, never.body]);
      }
      expect(await publicIds('/api/notices?limit=50')).not.toContain(id);
    }
    const states = await Promise.all(
      [draft, scheduled, deleted].map(async ({ id }) => {
        const { body } = await send(editor, 'GET', `/api/operator/content/notices/${id}`);
        return body.state;
      }),
    );
    expect(states).toEqual(['draft', 'scheduled', 'deleted']);
  });

  it('at a time begins at that moment, and is announced once', async () => {
    const { id } = await guide({ publishedAt: later(MINUTE_MS) });
    expect(await publicIds('/api/guides?limit=50')).not.toContain(id);
    const before = (await events()).length;
    clock.advance(MINUTE_MS);
    expect(await publicIds('/api/guides?limit=50')).toContain(id);
    const deps = { transact: site.api.transact, clock };
    const both = await Promise.all([publishDue(deps), publishDue(deps)]);
    expect(both.reduce((sum, count) => sum + count)).toBe(1);
    expect((await events()).slice(before)).toEqual([{ type: 'content.published', data: { kind: 'guide', id } }]);
  });

  it('is told to live pages when it begins, changes and ends, and never of drafts', async () => {
    const before = (await events()).length;
    const { id } = await notice({ uploadedAt: null });
    const save = (version: number, parts: object) =>
      send(editor, 'PUT', `/api/notices/${id}`, { title: '제목', type: 1, document: TEXT, version, ...parts });
    await save(1, {});
    await save(2, { uploadedAt: later(0) });
    await save(3, { title: '다른 제목' });
    await save(4, { uploadedAt: null });
    const seen = (await events()).slice(before);
    expect(seen.map(({ type }) => type)).toEqual(['content.published', 'content.changed', 'content.removed']);
  });

  it('of a pinned notice reaches once who wants notices', async () => {
    const wanting = await signInAs(site);
    expect((await send(wanting, 'PUT', '/api/notifications/groups', { notices: true })).status).toBe(200);
    const { id } = await notice({ isPinned: true, title: '큰 소식' });
    const body = { title: '큰 소식', type: 1, document: TEXT };
    await send(editor, 'PUT', `/api/notices/${id}`, { ...body, version: 1 });
    const received = async (who: SignedInPlayer) =>
      (await send(who, 'GET', '/api/notifications')).body.filter(({ title }: { title: string }) => title === '큰 소식');
    expect(await received(wanting)).toEqual([
      expect.objectContaining({ kind: 'content.published', path: `/notice/${id}` }),
    ]);
    expect(await received(await signInAs(site))).toEqual([]);
  });
});

describe('lists', () => {
  it('have pinned notices first and then the newest, page by page', async () => {
    const old = await notice({ uploadedAt: later(-3 * DAY_MS), isPinned: true, type: 3 });
    const older = await notice({ uploadedAt: later(-2 * DAY_MS), type: 3 });
    const newer = await notice({ uploadedAt: later(-DAY_MS), type: 3 });
    expect(await publicIds('/api/notices?type=3')).toEqual([old.id, newer.id, older.id]);
    const first = await send(null, 'GET', '/api/notices?type=3&limit=2');
    expect(first.body).toHaveLength(2);
    const cursor = /cursor=(\d+)/.exec(String(first.link))?.[1];
    expect(await publicIds(`/api/notices?type=3&limit=2&cursor=${cursor}`)).toEqual([older.id]);
  });

  it('find words in the text, however they are spaced', async () => {
    const { id } = await notice({ document: documentOf(paragraph('용궁 입장이 열렸습니다')) });
    expect(await publicIds(`/api/notices?q=${encodeURIComponent('용궁입장')}`)).toEqual([id]);
    expect((await send(null, 'GET', '/api/notices?q=a')).status).toBe(400);
  });

  it('have events that run, come and are past, each in its order', async () => {
    const event = (from: number, to: number | null) =>
      write('events', { isActive: true, startsAt: later(from), endsAt: to === null ? null : later(to) });
    const endless = await event(-DAY_MS, null);
    const running = await event(-DAY_MS, DAY_MS);
    const soon = await event(DAY_MS, 2 * DAY_MS);
    const past = await event(-3 * DAY_MS, -2 * DAY_MS);
    const ids = [running.id, endless.id, soon.id, past.id];
    expect(await publicIds('/api/events')).toEqual(ids);
    expect(await publicIds('/api/events?when=now')).toEqual(ids.slice(0, 2));
    const seen: number[] = [];
    for (let cursor: number | undefined; seen.length < ids.length; cursor = seen.at(-1)) {
      const page = await publicIds(`/api/events?limit=1${cursor === undefined ? '' : `&cursor=${cursor}`}`);
      expect(page).toHaveLength(1);
      seen.push(...page);
    }
    expect(seen).toEqual(ids);
  });

  it('hold an event of whole days from midnight to midnight in Seoul', async () => {
    const { startsAt, endsAt } = await write('events', {
      isActive: true,
      isAllDay: true,
      startsAt: '2031-05-01T10:00:00+09:00',
      endsAt: '2031-05-03T10:00:00+09:00',
    });
    expect([startsAt, endsAt]).toEqual(['2031-04-30T15:00:00.000Z', '2031-05-03T15:00:00.000Z']);
    expect(await publicIds('/api/events?month=2031-05')).toHaveLength(1);
    expect(await publicIds('/api/events?month=2031-04')).toHaveLength(0);
  });

  it('have quests that go on, come and are over, each newest first, page by page', async () => {
    const [over, older, coming, newer] = [3, 1, 2, 1].map((status) => ({ status }));
    const written: { id: number; status: number }[] = [];
    for (const parts of [over, older, coming, newer]) written.push(await write('quests', { ...parts, title: '할 일' }));
    const [overId, olderId, comingId, newerId] = written.map(({ id }) => id);
    expect(await publicIds('/api/quests')).toEqual([newerId, olderId, comingId, overId]);
    expect(await publicIds('/api/quests?status=1')).toEqual([newerId, olderId]);
    expect(await publicIds(`/api/quests?limit=2&cursor=${olderId}`)).toEqual([comingId, overId]);
    expect((await send(null, 'GET', '/api/quests?status=4')).status).toBe(400);
  });

  it('of guides are moved as a whole', async () => {
    const one = await guide();
    const two = await guide();
    const all = (await send(editor, 'GET', '/api/operator/content/guides?limit=50')).body
      .filter(({ state }: { state: string }) => state !== 'deleted')
      .map(({ id }: { id: number }) => id);
    const path = '/api/operator/content/guides/order';
    const changed = [two.id, ...all.filter((id: number) => id !== two.id && id !== one.id), one.id];
    expect((await send(editor, 'PUT', path, { ids: changed })).status).toBe(200);
    const shown = await publicIds('/api/guides?limit=50');
    expect(shown.indexOf(two.id)).toBeLessThan(shown.indexOf(one.id));
    expect((await send(editor, 'PUT', path, { ids: changed.slice(1) })).reason).toBe('CHANGED');
  });
});

describe('the share picture of an article', () => {
  it('says what it is and changes with it, and is not there before or after it is public', async () => {
    const picture = (path: string) => site.app.inject(`/share/${path}.png`);
    const { id } = await guide({ title: '처음 읽을 글' });
    const before = await picture(`guides/${id}`);
    expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'image/png']);
    expect(before.rawPayload.length).toBeLessThan(60_000);
    await send(editor, 'PUT', `/api/guides/${id}`, { title: '두 번째 이름', document: TEXT, category: 2, version: 1 });
    expect((await picture(`guides/${id}`)).headers.etag).not.toBe(before.headers.etag);
    const event = await write('events', { isActive: true, startsAt: later(0), endsAt: later(DAY_MS), isAllDay: true });
    const quest = await write('quests', { status: 1 });
    const written = [`events/${event.id}`, `quests/${quest.id}`, `notices/${(await notice()).id}`];
    for (const path of written) expect([path, (await picture(path)).statusCode]).toEqual([path, 200]);
    const draft = await guide({ isActive: false });
    expect((await picture(`guides/${draft.id}`)).statusCode).toBe(404);
  });
});

describe('a quest', () => {
  it('is public from its first save, changes while it is, and is gone when it is deleted', async () => {
    const { id, state, version } = await write('quests', { status: 2, title: '도토리 모으기' });
    expect([state, version]).toEqual(['public', 1]);
    const { body } = await send(null, 'GET', `/api/quests/${id}`);
    expect(body).toMatchObject({
      title: '도토리 모으기',
      status: 2,
      content: '<p>오늘은 점검이 있습니다.</p>',
      version: 1,
    });
    const changed = { title: '도토리 열 개', document: TEXT, status: 1, version: 1 };
    expect((await send(editor, 'PUT', `/api/quests/${id}`, changed)).status).toBe(200);
    expect((await send(other, 'PUT', `/api/quests/${id}`, changed)).reason).toBe('CHANGED');
    expect((await send(null, 'GET', `/api/quests/${id}`)).body).toMatchObject({ title: '도토리 열 개', status: 1 });
    await send(editor, 'POST', `/api/operator/content/quests/${id}/versions/1/restore`, { version: 2 });
    expect((await send(null, 'GET', `/api/quests/${id}`)).body).toMatchObject({ status: 2, version: 3 });
    expect((await send(editor, 'DELETE', `/api/quests/${id}?version=3`)).status).toBe(200);
    expect((await send(null, 'GET', `/api/quests/${id}`)).status).toBe(404);
  });

  it.each([
    ['no status', {}],
    ['a status that there is not', { status: 4 }],
    ['a time of publication', { status: 1, publishedAt: later(HOUR_MS) }],
  ])('is refused with %s', async (_, parts) => {
    const { status } = await send(editor, 'POST', '/api/quests', { title: '제목', document: TEXT, ...parts });
    expect(status).toBe(400);
  });
});

describe('two writers', () => {
  it('lose nothing: the later one gets what the first saved', async () => {
    const { id } = await guide();
    const save = (who: SignedInPlayer, title: string) =>
      send(who, 'PUT', `/api/guides/${id}`, { title, category: 1, version: 1, document: TEXT });
    const answers = await Promise.all([save(editor, '첫 사람'), save(other, '둘째 사람')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const winner = answers.find(({ status }) => status === 200);
    expect(refused?.body.data).toMatchObject({
      reason: 'CHANGED',
      current: {
        version: 2,
        title: winner?.body.title,
        document: winner?.body.document,
        author: { name: expect.any(String) },
      },
    });
  });

  it('see each other while they edit', async () => {
    const { id } = await guide();
    const path = `/api/operator/content/guides/${id}/presence`;
    await send(editor, 'PUT', path);
    const { body } = await send(other, 'PUT', path);
    expect(body.editors).toEqual([{ userId: editor.userId, name: editor.profile.name }]);
    clock.advance(91_000);
    expect((await send(other, 'PUT', path)).body.editors).toEqual([]);
  });

  it('have a draft each, of which an older state never overwrites a newer one', async () => {
    const { id } = await guide();
    const path = `/api/operator/content/guides/${id}/draft`;
    const draft = (rev: number) => ({ baseVersion: 1, rev, document: TEXT, fields: { title: `판 ${rev}` } });
    expect((await send(editor, 'PUT', path, draft(2))).status).toBe(200);
    const stale = await send(editor, 'PUT', path, draft(1));
    expect([stale.status, stale.body.data.current.rev]).toEqual([409, 2]);
    expect((await send(other, 'PUT', path, draft(1))).status).toBe(200);
    await send(editor, 'PUT', `/api/guides/${id}`, { title: '제목', category: 1, version: 1, document: TEXT });
    const own = await send(editor, 'GET', `/api/operator/content/guides/${id}`);
    const others = await send(other, 'GET', `/api/operator/content/guides/${id}`);
    expect([own.body.draft, others.body.draft?.rev]).toEqual([null, 1]);
  });

  it('have one draft a kind before the first save', async () => {
    const path = '/api/operator/content/events/new/draft';
    await send(editor, 'PUT', path, { baseVersion: 0, rev: 1, document: TEXT, fields: {} });
    expect((await send(editor, 'GET', path)).body.draft.rev).toBe(1);
    await write('events', { startsAt: later(0) });
    expect((await send(editor, 'GET', path)).body.draft).toBeNull();
  });
});

describe('a deleted account', () => {
  it('takes its drafts along, and its versions name nobody', async () => {
    const leaving = await signInAs(site, { isOperator: true, level: OPERATOR_LEVEL.editor });
    const { id } = await write('guides', { category: 1, isActive: true }, leaving);
    const path = `/api/operator/content/guides/${id}`;
    await send(leaving, 'PUT', `${path}/draft`, { baseVersion: 1, rev: 1, document: TEXT, fields: {} });
    const exported = await send(leaving, 'GET', '/api/profiles/me/export');
    expect(exported.body.drafts).toEqual([expect.objectContaining({ kind: 'guide', id })]);
    await site.api.db.deleteFrom('operator').where('user_id', '=', leaving.userId).execute();
    expect((await send(leaving, 'POST', '/api/profiles/delete')).status).toBe(200);
    const drafts = await site.api.db
      .selectFrom('article_draft')
      .select('id')
      .where('author_id', '=', leaving.userId)
      .execute();
    expect(drafts).toEqual([]);
    expect((await send(editor, 'GET', path)).body.author).toEqual({ userId: leaving.userId, name: null });
  });
});

describe('history', () => {
  it('can be walked back to every state', async () => {
    const { id } = await guide({ title: '판 1' });
    const save = (version: number) =>
      send(editor, 'PUT', `/api/guides/${id}`, {
        title: `판 ${version + 1}`,
        category: version,
        version,
        document: documentOf(paragraph(`글 ${version + 1}`)),
      });
    for (const version of [1, 2, 3]) expect((await save(version)).status).toBe(200);
    const path = `/api/operator/content/guides/${id}/versions`;
    const versions = (await send(editor, 'GET', path)).body;
    expect(versions.map(({ title }: { title: string }) => title)).toEqual(['판 4', '판 3', '판 2', '판 1']);
    for (const [version, from] of [
      [4, 1],
      [5, 3],
      [6, 5],
    ] as const) {
      const old = (await send(editor, 'GET', `${path}/${from}`)).body;
      const { status, body } = await send(editor, 'POST', `${path}/${from}/restore`, { version });
      expect([status, body.title, body.document, body.category]).toEqual([
        200,
        old.title,
        old.document,
        old.fields.category,
      ]);
    }
  });

  it('survives a deletion', async () => {
    const { id } = await guide();
    await send(editor, 'DELETE', `/api/guides/${id}?version=1`);
    const refused = await send(editor, 'PUT', `/api/guides/${id}`, {
      title: '제목',
      category: 1,
      version: 1,
      document: TEXT,
    });
    expect(refused.reason).toBe('DELETED');
    expect((await send(editor, 'POST', `/api/operator/content/guides/${id}/restore`)).body.state).toBe('public');
    expect((await send(null, 'GET', `/api/guides/${id}`)).status).toBe(200);
  });

  it.each([
    ['notices', { type: 1 }],
    ['guides', { category: 1, isActive: true }],
    ['events', { startsAt: later(0) }],
    ['quests', { status: 1 }],
  ])(
    'is neither changed nor deleted from a version that is not the present one, or once deleted: %s',
    async (collection, parts) => {
      const { id } = await write(collection, parts);
      const path = `/api/${collection}/${id}`;
      const edited = `/api/operator/content/${collection}/${id}`;
      const change = async (version: number) => [
        (await send(editor, 'PUT', path, { title: '제목', document: TEXT, version, ...parts })).reason,
        (await send(editor, 'DELETE', `${path}?version=${version}`)).reason,
        (await send(editor, 'POST', `${edited}/versions/1/restore`, { version })).reason,
      ];
      expect(await change(9)).toEqual(['CHANGED', 'CHANGED', 'CHANGED']);
      expect((await send(editor, 'POST', `${edited}/restore`)).reason).toBe('NOT_DELETED');
      expect((await send(editor, 'DELETE', `${path}?version=1`)).status).toBe(200);
      expect(await change(1)).toEqual(['DELETED', 'DELETED', 'DELETED']);
    },
  );

  it('can be emptied of one version, by administrators, and its row stays', async () => {
    const { id } = await guide();
    await send(editor, 'PUT', `/api/guides/${id}`, { title: '제목', category: 1, version: 1, document: TEXT });
    const path = `/api/operator/content/guides/${id}/versions`;
    const reason = { reason: '개인 정보가 있었습니다' };
    expect((await send(editor, 'DELETE', `${path}/1`, reason)).status).toBe(403);
    const administrator = await signInAs(site, { isOperator: true });
    expect((await send(administrator, 'DELETE', `${path}/2`, reason)).reason).toBe('CURRENT');
    expect((await send(administrator, 'DELETE', `${path}/1`, reason)).status).toBe(200);
    expect((await send(editor, 'GET', `${path}/1`)).body).toMatchObject({ isEmptied: true, document: null });
    expect((await send(editor, 'POST', `${path}/1/restore`, { version: 2 })).reason).toBe('EMPTIED');
  });

  it('is written into the audit chain', async () => {
    const { id } = await guide();
    await send(editor, 'PUT', `/api/guides/${id}`, {
      title: '제목',
      category: 1,
      version: 1,
      document: TEXT,
      isActive: false,
    });
    const rows = await site.api.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('subject', '=', `guide:${id}`)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['content.create', 'content.change']);
    expect(rows[1]?.detail).toMatchObject({ version: 2, before: 'public', after: 'draft' });
  });
});

describe("the site's own pages", () => {
  it('stand as they came until an operator saves one', async () => {
    const path = '/api/operator/content/pages';
    const [first] = (await send(editor, 'GET', path)).body;
    expect(first).toMatchObject({ name: 'ask', version: 0, author: null, state: 'public' });
    const { body } = await send(editor, 'PUT', `${path}/rule`, { document: TEXT, version: 0 });
    expect(body).toMatchObject({ name: 'rule', version: 1, document: TEXT });
    const again = await send(other, 'PUT', `${path}/rule`, { document: TEXT, version: 0 });
    expect([again.status, again.reason]).toEqual([409, 'CHANGED']);
    expect((await send(editor, 'GET', `${path}/nothing`)).status).toBe(404);
  });
});

describe('a newer text of a release', () => {
  it('is offered where an operator wrote on an older one, never laid over, until it was seen at a save', async () => {
    const path = '/api/operator/content/pages/message';
    const { document } = (await send(editor, 'GET', path)).body;
    await send(editor, 'PUT', path, { document: TEXT, version: 0 });
    expect((await send(editor, 'GET', path)).body.proposal).toBeNull();
    await site.api.db
      .updateTable('article_version')
      .set({ fields: JSON.stringify({ shippedHash: 'of a release before' }) })
      .where('kind', '=', 'page')
      .execute();
    expect((await send(editor, 'GET', path)).body).toMatchObject({ proposal: document, document: TEXT });
    await send(editor, 'PUT', path, { document: TEXT, version: 1 });
    expect((await send(editor, 'GET', path)).body.proposal).toBeNull();
  });
});

describe('a preview', () => {
  it('has the bytes of the page and what would stop it', async () => {
    const { content } = (await send(null, 'GET', `/api/guides/${(await guide()).id}`)).body;
    const preview = (document: object) => send(editor, 'POST', '/api/operator/content/preview', { document });
    expect((await preview(TEXT)).body).toEqual({
      html: content,
      bytes: Buffer.byteLength(JSON.stringify(TEXT)),
      faults: [],
    });
    const drawing = { type: 'drawing', attrs: { name: 'nothing', alt: '' } };
    const { faults } = (await preview(documentOf(drawing))).body;
    expect(faults.map(({ about, isStopping }: { about: string; isStopping: boolean }) => [about, isStopping])).toEqual([
      ['image', true],
      ['image', true],
    ]);
  });
});

describe('a change', () => {
  const READ = '/api/operator/content';
  const day = (date: number) => `2031-05-0${date}T00:00:00.000Z`;
  const WRITTEN = {
    notices: { type: 3, isPinned: false, outlink: 'https://example.com/a', startsAt: day(1), endsAt: day(2) },
    guides: { category: 2, isActive: true, isPinned: false, publishedAt: '2026-01-02T00:00:00.000Z' },
    events: { startsAt: day(1), endsAt: day(3), isAllDay: false, isActive: true },
    quests: { status: 2, isPinned: false },
  };
  const CHANGES: readonly (readonly [keyof typeof WRITTEN, object])[] = [
    ['notices', { title: '다른 제목' }],
    ['notices', { type: 4 }],
    ['notices', { isPinned: true }],
    ['notices', { outlink: null }],
    ['notices', { endsAt: null }],
    ['notices', { endsAt: day(4) }],
    ['guides', { title: '다른 제목' }],
    ['guides', { category: 5 }],
    ['guides', { isActive: false }],
    ['guides', { publishedAt: '2026-02-03T00:00:00.000Z' }],
    ['events', { title: '다른 제목' }],
    ['events', { startsAt: day(2) }],
    ['events', { endsAt: null }],
    ['events', { isActive: false }],
    ['quests', { status: 3 }],
    ['quests', { isPinned: true }],
  ];
  const stateOf = async (path: string) => {
    const { version, updatedAt, state, editors, draft, ...rest } = (await send(editor, 'GET', path)).body;
    return { version, rest };
  };

  it.each(CHANGES)('of one part of %s leaves the others: %j', async (collection, part) => {
    const { id } = await write(collection, { title: '첫 제목', ...WRITTEN[collection] });
    const path = `${READ}/${collection}/${id}`;
    const before = await stateOf(path);
    const { status, body } = await send(editor, 'PUT', `/api/${collection}/${id}`, { ...part, version: 1 });
    expect([status, body]).toEqual([200, expect.objectContaining({ ...part, version: 2 })]);
    expect((await stateOf(path)).rest).toEqual({ ...before.rest, ...part });
  });

  it('of the text alone leaves its title, and one without a version is refused', async () => {
    const { id } = await notice({ title: '그대로' });
    const document = documentOf(paragraph('점검이 끝났습니다.'));
    expect((await send(editor, 'PUT', `/api/notices/${id}`, { document })).status).toBe(400);
    const { body } = await send(editor, 'PUT', `/api/notices/${id}`, { document, version: 1 });
    expect([body.title, body.version]).toEqual(['그대로', 2]);
    expect((await send(null, 'GET', `/api/notices/${id}`)).body.content).toBe('<p>점검이 끝났습니다.</p>');
    expect((await send(editor, 'PUT', `/api/notices/${id}`, { isPinned: true, version: 1 })).reason).toBe('CHANGED');
  });
});
