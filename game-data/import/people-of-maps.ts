import type { z } from 'zod';
import type { DataIssue } from './data-issue.ts';
import type { Checked } from './known.ts';
import type { ParsedFile } from './parse-rows.ts';
import type { Entity, SourceRow, WRITTEN_ROW_SCHEMAS } from './source-rows.ts';

type WrittenMap = Checked<z.output<typeof WRITTEN_ROW_SCHEMAS.maps>>;

interface ParsedEntity extends ParsedFile<Entity> {
  entity: Entity;
}

/**
 * Turns `npcs` of maps into rows of `people` with the source and confidence of their map, and without an id. They join the
 * rows of a file `people`; a map whose people are in both is a fault. Maps of which none has `npcs` say nothing of people.
 */
export function withPeopleOfMaps(files: readonly ParsedEntity[], report: (issue: DataIssue) => void): ParsedEntity[] {
  const maps = files.find(({ entity }) => entity === 'maps');
  if (maps === undefined || !maps.standing.some(({ value }) => 'npcs' in value)) return [...files];
  const checked = maps.checked as WrittenMap[];
  const people = files.find(({ entity }) => entity === 'people') ?? {
    entity: 'people',
    checked: [],
    sound: [],
    standing: [],
  };
  const listed = withoutTwice(checked, people, report);
  return [
    ...files.filter((file) => file !== maps && file !== people),
    { ...maps, checked: checked.map(withoutPeople) },
    { ...people, checked: [...people.checked, ...listed.flatMap(peopleOf)] },
  ];
}

/** The maps whose people are in no other file. */
function withoutTwice(
  maps: readonly WrittenMap[],
  people: ParsedEntity,
  report: (issue: DataIssue) => void,
): WrittenMap[] {
  const inPeople = new Set(people.standing.map(({ value }) => (value as SourceRow<'people'>).map));
  const isTwice = ({ value: { npcs = [], code } }: WrittenMap) => npcs.length > 0 && inPeople.has(code);
  for (const { file, row, value } of maps.filter(isTwice))
    report({ file, row, field: 'npcs', reason: `${value.code}번 맵의 NPC가 people에도 있습니다` });
  return maps.filter((map) => !isTwice(map));
}

function withoutPeople({ value: { npcs: _, ...value }, ...place }: WrittenMap): Checked<SourceRow<'maps'>> {
  return { ...place, value };
}

function peopleOf({
  value: { npcs = [], code, source, confidence },
  ...place
}: WrittenMap): Checked<SourceRow<'people'>>[] {
  const namesakes = new Map<string, number>();
  return npcs.map((npc) => {
    const which = (namesakes.get(npc.name) ?? 0) + 1;
    namesakes.set(npc.name, which);
    return { ...place, value: { map: code, ...npc, which, source, confidence } };
  });
}
