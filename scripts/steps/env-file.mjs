import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
// The whole module: before 20.12 it has no `parseEnv`, and a command must still load there.
import * as util from 'node:util';
import { FILE_NAMES } from './env-file-names.mjs';
import { inTop } from './places.mjs';
import { StepFailure } from './print.mjs';

/** `EX_CONFIG` of sysexits.h. */
const EXIT_BAD_CONFIG = 78;
/** Windows' editors put it before a text, and whoever joins two files into the midst of one. */
const BYTE_ORDER_MARKS = /^\uFEFF+/gm;

/** Loads the settings of a file. Variables that the environment already sets stay as they are. */
export function loadEnvFile(file = inTop('.env'), env = process.env) {
  if (!existsSync(file)) return;
  const settings = util.parseEnv(textOf(file));
  for (const [name, value] of Object.entries(settings)) env[name] ??= value;
  env[FILE_NAMES] = Object.keys(settings).join(',');
}

function textOf(file) {
  const bytes = readFileSync(file);
  // UTF-16 has a zero byte in every Latin letter.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    throw new StepFailure(
      `${file} 파일이 UTF-8이 아니라 읽을 수 없습니다. 편집기에서 인코딩을 UTF-8로 바꾸어 저장해 주세요.`,
      EXIT_BAD_CONFIG,
    );
  }
  return bytes.toString('utf8').replaceAll(BYTE_ORDER_MARKS, '');
}
