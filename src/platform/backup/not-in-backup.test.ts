import { expect, it } from 'vitest';
import { notInBackup } from './not-in-backup.ts';

it('names the settings that a restored site needs again, and never shows their values', () => {
  const env = { AUTH_DISCORD_CLIENT_SECRET: 'geheim', VAPID_PRIVATE_KEY: ' ', PORT: '3000', METRICS_TOKEN: 'geheim' };
  const lines = notInBackup(env).join('\n');
  expect(lines).toContain('AUTH_DISCORD_CLIENT_SECRET, METRICS_TOKEN');
  expect(lines).not.toMatch(/geheim|VAPID|PORT/);
});
