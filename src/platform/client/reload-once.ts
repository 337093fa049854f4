import { inTab, json } from './device-storage.ts';

const WINDOW_MS = 10_000;

interface Reload {
  path: string;
  at: number;
}

const recentReloads = inTab('reload-once', json(parseReloads));

/**
 * Opens the target as a document, at most once per path within 10 seconds (product.md §8, contract §1). Returns whether
 * it did.
 */
export function reloadOnce(path: string): boolean {
  const now = Date.now();
  const recent = (recentReloads.read() ?? []).filter(({ at }) => Math.abs(now - at) < WINDOW_MS);
  if (recent.some((reload) => reload.path === path)) return false;
  // Without storage a reload loop could not be detected, so there is no reload.
  if (!recentReloads.save([...recent, { path, at: now }])) return false;
  // Assigning the current address would only scroll to its hash.
  if (new URL(path, location.href).href === location.href) location.reload();
  else location.assign(path);
  return true;
}

/** Parses the stored reloads. An earlier release stored a single one. */
function parseReloads(value: unknown): Reload[] {
  return (Array.isArray(value) ? value : [value]).filter(isReload);
}

function isReload(value: unknown): value is Reload {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('at' in value)) return false;
  return typeof value.path === 'string' && typeof value.at === 'number';
}
