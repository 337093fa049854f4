import { call } from '#platform/client/call.ts';
import { inTab } from '#platform/client/device-storage.ts';
import { endSession } from '../session.contract.ts';
import { signInSettings } from './public/me-store.ts';
import { sessionClient } from './session-store.ts';

const replaced = inTab<string | null>('replaced-session', { parse: (text) => text, format: (id) => id });
/** The session of this device before the code of the address was used. */
let before: string | undefined;

/** Whoever signs in again would otherwise have two sessions on this device. */
export async function rememberReplaced(): Promise<void> {
  if (!(await isOwnProvider())) return;
  const { data } = await (await sessionClient()).auth.getSession();
  replaced.save(data.session === null ? null : (claimOf(data.session.access_token, 'session_id') ?? null));
}

/** Before the client uses the code of the address: another tab may have signed in since this one left. */
export async function rememberPresent(): Promise<void> {
  if (!(await isOwnProvider())) return;
  const { storedAccessToken } = await import('./stored-token.ts');
  before = await storedAccessToken();
}

export async function endReplaced(accessToken: string): Promise<void> {
  const remembered = replaced.read();
  replaced.delete();
  const isSamePerson = before !== undefined && claimOf(before, 'sub') === claimOf(accessToken, 'sub');
  const id = remembered ?? (isSamePerson ? claimOf(before, 'session_id') : undefined);
  if (id === undefined || id === claimOf(accessToken, 'session_id')) return;
  try {
    await call(endSession, { params: { id } });
  } catch (fault) {
    console.warn('앞의 로그인을 끝내지 못했습니다.', fault);
  }
}

async function isOwnProvider(): Promise<boolean> {
  return (await signInSettings()).url === null;
}

function claimOf(accessToken: string | undefined, name: 'sub' | 'session_id'): string | undefined {
  const payload = accessToken?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return new RegExp(`"${name}":"([0-9a-f-]{36})"`).exec(atob(payload))?.[1];
}
