import { existsSync } from 'node:fs';
import { continueIn } from './child.mjs';
import { inTop } from './places.mjs';
import { StepFailure } from './print.mjs';

/** Oldest Node that runs TypeScript files directly. */
const OLDEST = [22, 18];

function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

function installedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = system === 'win' ? 'node.exe' : 'node';
  return inTop('node_modules', `node-${system}-${process.arch}`, 'bin', file);
}

/** Continues the running script on a Node that can run the project: this one, or the one installed with it. */
export async function onNode24() {
  if (isNewEnough()) return;
  const node = installedNode();
  if (!existsSync(node)) {
    throw new StepFailure(
      `이 컴퓨터의 Node ${process.versions.node}는 너무 낮고, ${process.platform}-${process.arch}용으로 함께 설치되는 Node도 없습니다. Node 24를 설치하고 다시 실행해 주세요.`,
    );
  }
  await continueIn(node, process.argv.slice(1));
}
