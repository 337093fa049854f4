import { openAdmin, quoted } from '#tests/support/test-server.ts';

/** The address of an empty database of that name; one that exists is dropped. */
export async function createEmptyDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = await openAdmin(serverUrl);
  try {
    await admin.query(`drop database if exists ${quoted(name)} with (force)`);
    await admin.query(`create database ${quoted(name)}`);
  } finally {
    await admin.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
