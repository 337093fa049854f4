import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inTop } from './places.mjs';
import { print } from './print.mjs';

export const SLOWEST_FILE = inTop('.cache', 'test-results', 'slowest.json');
const SHOWN = 20;

const secondsOf = (milliseconds) => Math.round(milliseconds / 100) / 10;

export function slowestOf(files) {
  return files
    .map(({ kind, file, milliseconds }) => ({ kind, file, seconds: secondsOf(milliseconds) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN);
}

function timeOf(module) {
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return prepareDuration + collectDuration + setupDuration + duration;
}

/** Vitest reporter: prints the slowest files after a run and writes `.cache/test-results/slowest.json`. */
export default class SlowestFiles {
  onTestRunEnd(modules) {
    const slowest = slowestOf(
      modules.map((module) => ({
        kind: module.project.name,
        file: module.relativeModuleId,
        milliseconds: timeOf(module),
      })),
    );
    mkdirSync(dirname(SLOWEST_FILE), { recursive: true });
    writeFileSync(SLOWEST_FILE, `${JSON.stringify(slowest, null, 2)}\n`);
    print('\n  가장 오래 걸린 테스트 파일');
    for (const { kind, file, seconds } of slowest) {
      print(`  ${seconds.toFixed(1).padStart(6)}초  ${kind.padEnd(4)}  ${file}`);
    }
  }
}
