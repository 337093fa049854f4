import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { DOUBT_KINDS, type Doubt } from '#features/game-data/data-quality/doubt.contract.ts';
import { DOUBT_LABELS } from '#features/game-data/data-quality/doubt.labels.ts';
import { findDoubts } from '#features/game-data/data-quality/find-doubts.rules.ts';
import { auditMaps, type MapAudit, type PortFinding } from '#features/game-data/pathfinding/map-audit.rules.ts';
import { type OverratedFacts, overratedFacts } from '#features/game-data/provenance/lineage-audit.rules.ts';
import { formatIssue, ImportRefusedError } from './data-issue.ts';
import { gameDataFromSources } from './rows-from-sources.ts';

const MAX_LISTED = 20;
const USAGE = `사용법: npm run data:audit -- [--from 폴더] [--all] [--json]
  --from 폴더   CSV나 JSON 파일이 든 폴더. 없으면 이 프로젝트의 자료를 살핍니다.
  --all         찾은 것을 모두 적습니다. 없으면 갈래마다 ${MAX_LISTED}개까지.
  --json        JSON 으로 모두 적습니다.`;

export interface AuditOptions {
  args: readonly string[];
  print(line: string): void;
  workingFolder: string;
}

/** `npm run data:audit`. Returns the exit code: 0 for any findings, 1 for invalid files, 2 for wrong arguments. */
export async function runAuditCommand({ args, print, workingFolder }: AuditOptions): Promise<number> {
  const choices = choicesOf(args);
  if (choices === undefined) {
    print(USAGE);
    return 2;
  }
  try {
    const rows = await gameDataFromSources(choices.from && resolve(workingFolder, choices.from));
    const catalog = buildCatalog(rows);
    const audit = {
      ...auditMaps(rows),
      overrated: overratedFacts(catalog),
      doubts: findDoubts(catalog).map(({ kind, text, disagreement }) => ({ kind, text, ...disagreement })),
    };
    if (choices.json) print(JSON.stringify(audit, null, 2));
    else for (const line of auditLines(audit, choices.all ? Number.POSITIVE_INFINITY : MAX_LISTED)) print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error;
    for (const fault of error.issues) print(formatIssue(fault));
    print(error.message);
    return 1;
  }
}

function choicesOf(args: readonly string[]): { from?: string; all?: boolean; json?: boolean } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, all: { type: 'boolean' }, json: { type: 'boolean' } },
    });
    return values;
  } catch {
    return undefined;
  }
}

interface Kind {
  title: string;
  lines: string[];
}

export interface Audit extends MapAudit {
  overrated: readonly OverratedFacts[];
  doubts: readonly Pick<Doubt, 'kind' | 'text'>[];
}

export function auditLines(audit: Audit, most: number): string[] {
  const { counts } = audit;
  const kinds: Kind[] = [
    { title: '어느 마을에서도 갈 수 없는 지도', lines: audit.unreachable.map(mapLine) },
    { title: '나가는 길이 없는 지도 (막다른 곳)', lines: audit.deadEnds.map(mapLine) },
    { title: '돌아오는 길이 아예 없는 문', lines: audit.noReturn.map(portLine) },
    { title: '바로 돌아오는 문이 없는 문 (돌아서는 옴)', lines: audit.noPortBack.map(portLine) },
    { title: '없는 지도에 서 있거나 이어지는 문', lines: audit.missingMaps.map(portLine) },
    { title: '지도의 알려진 크기를 벗어난 문', lines: audit.impossibleTiles.map(portLine) },
    { title: '출처가 한 갈래뿐인데 신뢰도가 보통을 넘는 자료', lines: audit.overrated.map(overratedLine) },
    ...DOUBT_KINDS.map((kind) => ({
      title: DOUBT_LABELS[kind],
      lines: audit.doubts.filter((doubt) => doubt.kind === kind).map(({ text }) => text),
    })),
  ];
  return [
    `지도 ${counts.maps}장 (마을 ${counts.towns}), 문 ${counts.ports}개, 세계전도의 점 ${counts.worldPoints}개`,
    ...kinds.map(({ title, lines }) => `  ${String(lines.length).padStart(5)}  ${title}`),
    ...kinds.filter(({ lines }) => lines.length > 0).flatMap((kind) => listOf(kind, most)),
  ];
}

function listOf({ title, lines }: Kind, most: number): string[] {
  const rest = lines.length - most;
  const more = rest > 0 ? [`  … 그 밖에 ${rest}개 (--all)`] : [];
  return ['', `${title}: ${lines.length}`, ...lines.slice(0, most).map((line) => `  ${line}`), ...more];
}

function mapLine({ code, name }: { code: string; name: string }): string {
  return `${name} (${code})`;
}

function overratedLine({ entity, confidence, sources, count }: OverratedFacts): string {
  return `${entity} ${count}개: ${sources.join(', ')} (${confidence})`;
}

function portLine({ from, to }: PortFinding): string {
  return `${mapLine(from)} ${from.x}, ${from.y} → ${mapLine(to)} ${to.x}, ${to.y}`;
}
