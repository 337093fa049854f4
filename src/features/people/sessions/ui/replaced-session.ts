import { call } from '#platform/client/call.ts';
import { inTab } from '#platform/client/device-storage.ts';
import { endSession } from '../session.contract.ts';
import { signInSettings } from './public/me-store.ts';
import { sessionClient } from './session-store.ts';

const replaced = inTab<string | null>('replaced-session', { parse: (text) => text, format: (id) => id });

/** Whoever signs in again would otherwise have two sessions on this device. */
export async function rememberReplaced(): Promise<void> {
  const { url } = await signInSettings();
  if (url !== null) return;
  const { data } = await (await sessionClient()).auth.getSession();
  replaced.save(data.session === null ? null : sessionIdOf(data.session.access_token));
}

export async function endReplaced(accessToken: string): Promise<void> {
  const id = replaced.read();
  replaced.delete();
  if (id === null || id === sessionIdOf(accessToken)) return;
  try {
    await call(endSession, { params: { id } });
  } catch (fault) {
    console.warn('앞의 로그인을 끝내지 못했습니다.', fault);
  }
}

function sessionIdOf(accessToken: string): string | null {
  const payload = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return /"session_id":"([0-9a-f-]{36})"/.exec(atob(payload))?.[1] ?? null;
}
