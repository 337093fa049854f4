import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const HASHED = /[\w.-]+-[\w-]{7,8}\.(?:js|css)\b/g;
const TEXT = /\.(?:js|css|json)$/;

export interface NextBuild {
  id: string;
  /** Like the project's own folder, for `serveSite`. */
  top: string;
  clientDir: string;
  remove(): void;
}

/**
 * The built site as a later release would have it: every script and style sheet has another name, and so has the build. Building
 * it for real would take longer than its test.
 */
export function makeNextBuild(id: string): NextBuild {
  const top = mkdtempSync(join(tmpdir(), 'baramnaru-next-'));
  for (const name of ['src', 'database', 'game-data', 'scripts', 'node_modules', 'package.json']) {
    symlinkSync(join(TOP, name), join(top, name));
  }
  cpSync(join(TOP, 'dist/tooltips'), join(top, 'dist/tooltips'), { recursive: true });
  const assets = new Set(readdirSync(join(TOP, 'dist/client/assets')));
  const nextName = (name: string) => (assets.has(name) ? name.replace(/(?=\.\w+$)/, id.slice(0, 1)) : name);
  const inText = (text: string) => text.replaceAll(HASHED, nextName);
  for (const folder of ['client', 'client/assets', 'server', 'server/assets']) {
    const [from, to] = [join(TOP, 'dist', folder), join(top, 'dist', folder)];
    mkdirSync(to, { recursive: true });
    for (const file of readdirSync(from, { withFileTypes: true })) {
      if (!file.isFile() || /\.(?:br|gz)$/.test(file.name)) continue;
      const [source, target] = [
        join(from, file.name),
        join(to, folder.startsWith('client') ? nextName(file.name) : file.name),
      ];
      if (TEXT.test(file.name)) writeFileSync(target, inText(readFileSync(source, 'utf8')));
      else cpSync(source, target);
    }
  }
  writeFileSync(join(top, 'dist/client/build.json'), JSON.stringify({ id, timestamp: Date.now() }));
  return { id, top, clientDir: join(top, 'dist/client'), remove: () => rmSync(top, { recursive: true, force: true }) };
}
