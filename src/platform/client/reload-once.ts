import { inTab, json } from './device-storage.ts';

const WINDOW_MS = 10_000;

interface Reload {
  path: string;
  at: number;
}

const lastReload = inTab('reload-once', json(parseReload));

/**
 * Reloads the target after a chunk of an older build is gone, at most once per path within 10 seconds (product.md §8).
 * Returns whether it did.
 */
export function reloadOnce(path: string): boolean {
  const now = Date.now();
  const last = lastReload.read();
  if (last?.path === path && now - last.at < WINDOW_MS) return false;
  // Without storage a reload loop could not be detected, so there is no reload.
  if (!lastReload.save({ path, at: now })) return false;
  // Assigning the current address would only scroll to its hash.
  if (new URL(path, location.href).href === location.href) location.reload();
  else location.assign(path);
  return true;
}

function parseReload(value: unknown): Reload | null {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('at' in value)) return null;
  return typeof value.path === 'string' && typeof value.at === 'number' ? { path: value.path, at: value.at } : null;
}
