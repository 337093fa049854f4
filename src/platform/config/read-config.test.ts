import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Config, SECRETS, SETTINGS, type SettingName } from './config.schema.ts';
import { type ConfigIssue, readConfig } from './read-config.ts';

function config(env: Record<string, string>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.config;
}

function readIssues(env: Record<string, string>): readonly ConfigIssue[] {
  const result = readConfig(env);
  return result.ok ? [] : result.issues;
}

const faultyNames = (env: Record<string, string>) => readIssues(env).map(({ name }) => name);

describe('readConfig', () => {
  it('needs no environment: every setting has a default or is optional', () => {
    expect(config({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicSiteUrl: 'http://127.0.0.1:3000',
      isPublicSiteUrlGiven: false,
      dataDir: '.data',
      trustProxy: false,
      maintenance: false,
      rateLimitScale: 1,
      logLevel: 'info',
      guardInclude: [
        '/trade/register*',
        '/me*',
        '/notifications*',
        '/events/new',
        '/operator*',
        '/guilds/new*',
        '/settlements/*',
      ],
      gameServers: [
        { id: 1, name: '바람의나라 클래식' },
        { id: 2, name: '옛날바람' },
      ],
    });
    expect(config({}).databaseUrl).toBeUndefined();
  });

  it('treats an empty value as not set', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ' ']));
    expect(config(empty)).toEqual(config({}));
  });

  it('reads lists, flags, servers and addresses', () => {
    expect(
      config({
        PORT: '0',
        PUBLIC_SITE_URL: 'https://baram.example/',
        ASSET_BASE_URL: 'https://assets.example/baram/',
        MANIPULATED_ITEMS: ' 3, 14,,15 ',
        GAME_SERVERS: '1:바람의나라 클래식, 7: 새 서버 ',
        MAINTENANCE: 'true',
        AD_NETWORK_HOSTS: 'ads.example.com,*.ads.example',
      }),
    ).toMatchObject({
      port: 0,
      publicSiteUrl: 'https://baram.example',
      isPublicSiteUrlGiven: true,
      assetBaseUrl: 'https://assets.example/baram',
      manipulatedItems: [3, 14, 15],
      gameServers: [
        { id: 1, name: '바람의나라 클래식' },
        { id: 7, name: '새 서버' },
      ],
      maintenance: true,
      adNetworkHosts: ['ads.example.com', '*.ads.example'],
    });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ])('trusts the proxy of TRUST_PROXY=%s', (value, expected) => {
    expect(config({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it.each([
    ['0.0.0.0', 'http://localhost:8080'],
    ['::1', 'http://[::1]:8080'],
    ['baram.local', 'http://baram.local:8080'],
  ])('derives the public address from HOST=%s', (host, expected) => {
    expect(config({ HOST: host, PORT: '8080' }).publicSiteUrl).toBe(expected);
  });

  it('is frozen, including its lists', () => {
    const frozen = config({ MANIPULATED_ITEMS: '1' });
    expect(Object.isFrozen(frozen)).toBe(true);
    expect(Object.isFrozen(frozen.manipulatedItems)).toBe(true);
    expect(Object.isFrozen(frozen.gameServers[0])).toBe(true);
  });
});

describe('an invalid configuration', () => {
  it('is reported in full: one Korean line for each invalid setting', () => {
    const wrong = {
      PORT: '70000',
      PUBLIC_SITE_URL: 'baram.example',
      MAINTENANCE: 'yes',
      GAME_SERVERS: '바람의나라',
      OPERATOR_USER_IDS: '1,2',
      LOG_LEVEL: 'loud',
    };
    expect(faultyNames(wrong).toSorted()).toEqual(Object.keys(wrong).toSorted());
    for (const { message } of readIssues(wrong)) expect(message).toMatch(/[가-힣]/);
  });

  it.each<[SettingName, string]>([
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['HOST', 'http://127.0.0.1'],
    ['HOST', '999.999'],
    ['PUBLIC_SITE_URL', 'https://baram.example/site'],
    ['PUBLIC_SITE_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://localhost/baram'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', '0'],
    ['GAME_SERVERS', '1:가,1:나'],
    ['GAME_SERVERS', '0:가'],
    ['MANIPULATED_ITEMS', '12,감자'],
    ['GUARD_INCLUDE', 'me'],
    ['AUTH_JWT_KEYS', '{"keys":[]}'],
    ['AUTH_JWT_KEYS', 'not json'],
    ['FONT_STYLESHEET_INTEGRITY', 'md5-abc'],
    ['AD_NETWORK_SCRIPT_URL', 'http://ads.example/a.js'],
    ['AD_PROVIDER', 'geniee'],
    ['AD_GPT_NETWORK', 'baramnaru'],
    ['AD_GPT_NETWORK', '/1234567/"><script>'],
    ['AD_DIRECT', 'yes'],
    ['BACKUP_DIR', '.data/backups'],
    ['BACKUP_DIR', '.data'],
    ['BACKUP_KEEP', '0,4'],
    ['BACKUP_KEEP', '7'],
    ['BACKUP_AGE_RECIPIENT', 'AGE-SECRET-KEY-1'],
    ['ALERT_WEBHOOK_URL', 'https://discord.example/api/webhooks/123456789/abcdefghijklmnop'],
    ['ALERT_WEBHOOK_URL', 'https://discord.com/api/webhooks/123456789'],
    ['ALERT_HEARTBEAT_URL', 'http://watch.example/naru'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', '1e3'],
  ])('%s=%s is refused', (name, value) => {
    expect(faultyNames({ [name]: value })).toContain(name);
    for (const { message } of readIssues({ [name]: value })) expect(message).toMatch(/^[^(]*[가-힣]/);
  });

  it('is also one whose settings contradict each other', () => {
    expect(faultyNames({ RATE_LIMIT_SCALE: '10', PUBLIC_SITE_URL: 'https://baram.example' })).toEqual([
      'RATE_LIMIT_SCALE',
    ]);
    expect(faultyNames({ AUTH_URL: 'https://auth.example' })).toEqual(['AUTH_PUBLIC_KEY']);
    expect(faultyNames({ AUTH_KAKAO_CLIENT_ID: 'a' })).toEqual(['AUTH_KAKAO_CLIENT_SECRET']);
    expect(faultyNames({ DATABASE_REPLICA_URLS: 'postgres://replica/baram' })).toEqual(['DATABASE_URL']);
    expect(faultyNames({ RATE_LIMIT_SCALE: '10', PUBLIC_SITE_URL: 'http://localhost:3000' })).toEqual([]);
    expect(faultyNames({ BACKUP_AGE_RECIPIENT: `age1${'q'.repeat(58)}` })).toEqual(['BACKUP_DIR']);
    expect(faultyNames({ BACKUP_DIR: '/srv/data/backups', DATA_DIR: '/srv/data' })).toEqual(['BACKUP_DIR']);
    expect(faultyNames({ BACKUP_DIR: '/srv/data-backups', DATA_DIR: '/srv/data' })).toEqual([]);
    expect(faultyNames({ AD_PROVIDER: 'gpt' })).toEqual(['AD_NETWORK_SCRIPT_URL', 'AD_GPT_NETWORK']);
    expect(faultyNames({ AD_PROVIDER: 'gpt', AD_GPT_NETWORK: '/123/naru' })).toEqual(['AD_NETWORK_SCRIPT_URL']);
  });

  it('is reported in full when some settings are invalid and others contradict each other', () => {
    expect(faultyNames({ PORT: 'x', AUTH_URL: 'https://auth.example', AUTH_KAKAO_CLIENT_ID: 'a' })).toEqual([
      'PORT',
      'AUTH_PUBLIC_KEY',
      'AUTH_KAKAO_CLIENT_SECRET',
    ]);
    expect(faultyNames({ AUTH_URL: 'nowhere', AUTH_PUBLIC_KEY: 'a' })).toEqual(['AUTH_URL']);
  });

  it('never shows the value of a secret', () => {
    const secret = 'zQ9';
    fc.assert(
      fc.property(fc.constantFrom(...SECRETS), (name) => {
        const received = JSON.stringify(readIssues({ [name]: secret, PORT: 'x' }));
        expect(received).not.toContain(secret);
      }),
    );
  });

  it('never throws, whatever the environment contains', () => {
    const names = fc.constantFrom(...Object.keys(SETTINGS));
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'binary' })), (env) => {
        expect(() => readConfig(env)).not.toThrow();
      }),
    );
  });
});

describe('unknown settings', () => {
  it('warns of what is probably a misspelt setting', () => {
    const { warnings } = readConfig({ AUTH_URI_ALOW_LIST: 'https://a.example', GAMESERVERS: '1:가' });
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('AUTH_URI_ALLOW_LIST');
    expect(warnings[1]).toContain('GAME_SERVERS');
  });

  it.each(['HSOT', 'HOTS', 'PROT', 'PRT', 'PORTT', 'port', 'Host', 'DATABSE_URL', 'RATE_LIMIT_SCALES'])(
    'warns of %s, however short the setting is that was meant',
    (name) => {
      const [warning, ...more] = readConfig({ [name]: '1' }).warnings;
      expect(warning).toMatch(new RegExp(`^${name}: .*(?:HOST|PORT|DATABASE_URL|RATE_LIMIT_SCALE)[을를] `));
      expect(more).toEqual([]);
    },
  );

  it('warns of every name in the site’s own file that nobody reads', () => {
    const env = {
      A: '1',
      SITE: '2',
      NODE_OPTIONS: '',
      TZ: 'Asia/Seoul',
      http_proxy: '',
      PGSSLMODE: 'disable',
      PORT: '0',
    };
    expect(readConfig(env).warnings).toEqual([]);
    const { warnings } = readConfig({ ...env, PATH: '/bin', ENV_FILE_NAMES: Object.keys(env).join(',') });
    expect(warnings.map((warning) => warning.split(':')[0])).toEqual(['A', 'SITE']);
  });

  it('ignores the rest of the environment', () => {
    expect(readConfig({ HOME: '/a', HOSTNAME: 'b', PATH: '/bin', LOGNAME: 'c' }).warnings).toEqual([]);
  });
});

describe('.env.example', () => {
  const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n');
  const entries = lines.flatMap((line, index) => {
    const match = /^([A-Z_]+)=(.*)$/.exec(line);
    return match ? [{ name: match[1] ?? '', value: match[2] ?? '', above: lines[index - 1] ?? '' }] : [];
  });

  it('names exactly the settings of the schema, each with a comment', () => {
    expect(entries.map(({ name }) => name).toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
    for (const { name, above } of entries) expect(above, name).toMatch(/^# .*[가-힣]/);
  });

  it('changes nothing when it is copied unchanged', () => {
    expect(config(Object.fromEntries(entries.map(({ name, value }) => [name, value])))).toEqual(config({}));
  });
});
