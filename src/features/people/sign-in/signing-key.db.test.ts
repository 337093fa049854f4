import { jwtVerify, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { runKeysCommand } from '#app/keys-command.ts';
import { openListener } from '#platform/database/listen.ts';
import { silentLog } from '#platform/log/log.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openSigningKeys, rotateSigningKey, SIGNING_KEYS_CHANNEL, type SigningKeys } from './signing-key.service.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const test = testDatabase();

beforeEach(() => test.db.deleteFrom('sign_in.signing_key').execute());

function sign(keys: SigningKeys): Promise<string> {
  const { kid, algorithm, key } = keys.current();
  return new SignJWT({}).setProtectedHeader({ alg: algorithm, kid }).setExpirationTime('1h').sign(key);
}

const verifies = (keys: SigningKeys, token: string) =>
  jwtVerify(token, keys.keyOf).then(
    () => true,
    () => false,
  );

describe('the signing keys', () => {
  it('are created once, whichever process is first', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => openSigningKeys(test.db, undefined)));
    expect(new Set(opened.map((keys) => keys.current().kid)).size).toBe(1);
    expect(await test.db.selectFrom('sign_in.signing_key').select('kid').execute()).toHaveLength(1);
  });

  it('are published without their private half', async () => {
    const keys = await openSigningKeys(test.db, undefined);
    expect(keys.publicKeys().keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        kid: keys.current().kid,
        x: expect.any(String),
        y: expect.any(String),
      },
    ]);
  });

  it('stay valid after a rotation, and the new one signs', async () => {
    const keys = await openSigningKeys(test.db, undefined);
    const old = await sign(keys);
    const kid = await rotateSigningKey(test.db, NOW);
    await keys.reload();
    expect(keys.current().kid).toBe(kid);
    expect(keys.publicKeys().keys).toHaveLength(2);
    expect(await verifies(keys, old)).toBe(true);
    expect(await verifies(keys, await sign(keys))).toBe(true);
  });

  it('can be rotated by several at once', async () => {
    await openSigningKeys(test.db, undefined);
    await Promise.all([1, 2, 3].map(() => rotateSigningKey(test.db, NOW)));
    const rows = await test.db.selectFrom('sign_in.signing_key').select('retired_at').execute();
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ retired_at }) => retired_at === null)).toHaveLength(1);
  });

  it('of another process are looked up when a token refers to one', async () => {
    const keys = await openSigningKeys(test.db, undefined);
    await rotateSigningKey(test.db, NOW);
    const token = await sign(await openSigningKeys(test.db, undefined));
    expect(await verifies(keys, token)).toBe(true);
  });

  it('that do not exist are not looked up again and again', async () => {
    const keys = await openSigningKeys(test.db, undefined);
    await rotateSigningKey(test.db, NOW);
    const stranger = `${Buffer.from('{"alg":"ES256","kid":"none"}').toString('base64url')}.e30.AAAA`;
    expect(await verifies(keys, stranger)).toBe(false);
    await rotateSigningKey(test.db, NOW);
    const token = await sign(await openSigningKeys(test.db, undefined));
    expect(await verifies(keys, token)).toBe(false);
  });

  it('are published to all processes after the change', async () => {
    const received: unknown[] = [];
    const listener = await openListener(test.url, [SIGNING_KEYS_CHANNEL], {
      log: silentLog,
      onMessage: (_channel, payload) => received.push(payload),
      onReconnect: () => {},
    });
    const kid = await rotateSigningKey(test.db, NOW);
    await expect.poll(() => received).toEqual([{ kid }]);
    await listener.close();
  });

  it('may be configured: the first with a private half signs', async () => {
    const { privateJwk } = await madeKey();
    const { d, ...publicJwk } = privateJwk;
    expect(d).toBeDefined();
    const given = JSON.stringify({
      keys: [
        { ...publicJwk, kid: 'old' },
        { ...privateJwk, kid: 'mine' },
      ],
    });
    const keys = await openSigningKeys(test.db, given);
    expect(keys.current().kid).toBe('mine');
    expect(keys.publicKeys().keys.map(({ kid }) => kid)).toEqual(['mine', 'old']);
    expect(JSON.stringify(keys.publicKeys())).not.toContain('"d"');
  });

  it('may be configured in GoTrue’s format', async () => {
    const { privateJwk } = await madeKey();
    const key = { ...privateJwk, kid: 'theirs', use: 'sig', key_ops: ['sign', 'verify'] };
    const keys = await openSigningKeys(test.db, JSON.stringify({ keys: [key] }));
    expect(await verifies(keys, await sign(keys))).toBe(true);
  });

  it('that are configured without a private half prevent the start', async () => {
    const { privateJwk } = await madeKey();
    const given = JSON.stringify({ keys: [{ ...privateJwk, d: undefined }] });
    await expect(openSigningKeys(test.db, given)).rejects.toThrow();
  });

  async function madeKey() {
    await openSigningKeys(test.db, undefined);
    const { private_jwk } = await test.db
      .selectFrom('sign_in.signing_key')
      .select('private_jwk')
      .executeTakeFirstOrThrow();
    return { privateJwk: private_jwk };
  }
});

describe('npm run keys', () => {
  async function run(args: string[], settings = {}) {
    const lines: string[] = [];
    const code = await runKeysCommand({
      args,
      settings,
      openDatabase: async () => test.db,
      print: (line) => lines.push(line),
      now: () => NOW,
    });
    return { code, text: lines.join('\n') };
  }

  it('lists and rotates, and prints no secret', async () => {
    expect(await run(['list'])).toMatchObject({ code: 0, text: expect.stringContaining('아직 키가 없습니다') });
    const keys = await openSigningKeys(test.db, undefined);
    const old = keys.current().kid;
    const { code, text } = await run(['rotate']);
    await keys.reload();
    expect(code).toBe(0);
    expect(text).toContain(`새 키로 서명합니다: ${keys.current().kid}`);
    expect(text).toMatch(new RegExp(`${keys.current().kid} .* 쓰는 중`));
    expect(text).toMatch(new RegExp(`${old} .* 교체됨 ${NOW.toISOString()}`));
    expect(text).not.toContain('"d"');
  });

  it.each([
    ['keys were given', { authJwtKeys: '{}' }, 'AUTH_JWT_KEYS'],
    ['people sign in elsewhere', { authUrl: 'https://auth.example' }, 'AUTH_URL'],
  ])('changes nothing where %s', async (_name, settings, word) => {
    const { code, text } = await run(['rotate'], settings);
    expect(code).toBe(1);
    expect(text).toContain(word);
    expect(await test.db.selectFrom('sign_in.signing_key').select('kid').execute()).toEqual([]);
  });

  it.each([[[]], [['help']], [['rotate', 'now']]])('prints its usage: %j', async (args) => {
    expect(await run(args)).toMatchObject({ code: 2, text: expect.stringContaining('npm run keys -- rotate') });
  });
});
