import { fileURLToPath } from 'node:url';

/** A server of `bench/servers` for `startServer`. */
export function serverFile(name: string): string {
  return fileURLToPath(new URL(`servers/${name}.server.ts`, import.meta.url));
}
