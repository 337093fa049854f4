import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { StepFailure } from './print.mjs';

const MIB = 1024 * 1024;
/** Several clusters of PostgreSQL and the profiles of some browsers. */
const NEEDED_BYTES = 256 * MIB;

/** Tests over a full temporary folder fail in many places, each for a reason that says little. */
export function requireTempSpace(neededBytes = NEEDED_BYTES) {
  const free = freeBytes(tmpdir());
  if (free >= neededBytes) return;
  throw new StepFailure(
    `임시 폴더(${tmpdir()})에 자리가 모자랍니다: ${Math.floor(free / MIB)}MB 남았고 ${neededBytes / MIB}MB가 있어야 합니다. 비우거나 TMPDIR을 바꾸어 주세요.`,
  );
}

function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch (error) {
    throw new StepFailure(`임시 폴더(${folder})를 쓸 수 없습니다 (${error.code}). TMPDIR을 바꾸어 주세요.`);
  }
}
