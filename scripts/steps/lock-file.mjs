import { readFileSync } from 'node:fs';
import { inTop } from './places.mjs';

const readJson = (file) => JSON.parse(readFileSync(inTop(file), 'utf8'));
const DEPENDENCY_KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

function resolves(packages, from, name) {
  for (let at = from; ; ) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
    const parent = at.lastIndexOf('/node_modules/');
    at = parent < 0 ? '' : at.slice(0, parent);
  }
}

function loosePins(manifest) {
  return DEPENDENCY_KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
    .map(
      ([name, range]) =>
        `package.json: 정확한 버전이 아닙니다 (${name}@${range}). npm install --save-exact로 추가하세요.`,
    );
}

function differences(manifest, root) {
  return DEPENDENCY_KINDS.filter(
    (kind) => JSON.stringify(manifest[kind] ?? {}) !== JSON.stringify(root[kind] ?? {}),
  ).map((kind) => `package-lock.json: package.json과 다릅니다 (${kind}). npm install을 다시 하세요.`);
}

/** Packages that npm could not install on another system, because the registry had no builds for it. */
function absentPlatforms(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !resolves(packages, path, name))
      .map((name) => `package-lock.json: ${name}(${path || 'package.json'}의 다른 시스템용)의 항목이 없습니다.`),
  );
}

/** Entries without a hash, or with the address of one registry. */
function unsafeEntries(packages) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || entry.link) return [];
    const faults = [];
    if (!entry.integrity && !entry.optional) faults.push(`package-lock.json: ${path}에 integrity가 없습니다.`);
    if (entry.resolved) faults.push(`package-lock.json: 내려받을 주소가 정해져 있습니다 (${path}, resolved).`);
    return faults;
  });
}

export function lockFaults(manifest = readJson('package.json'), { packages } = readJson('package-lock.json')) {
  return [
    ...loosePins(manifest),
    ...differences(manifest, packages['']),
    ...absentPlatforms(packages),
    ...unsafeEntries(packages),
  ];
}
