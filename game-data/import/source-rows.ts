import { z } from 'zod';
import {
  formulaSchema,
  jobGradeSchema,
  npcCommandSchema,
  shortcutSchema,
} from '#features/game-data/catalog/fact-sheet.contract.ts';
import { leftOutSchema } from '#features/game-data/catalog/left-out.contract.ts';
import { MAP_KINDS } from '#features/game-data/catalog/map.contract.ts';
import { exchangeSchema, promotionSchema, summonSchema } from '#features/game-data/catalog/place-sheet.contract.ts';
import { VALUE_ISSUES } from '#features/game-data/entities/value-issue.labels.ts';
import { confidenceSchema } from '#features/game-data/fact.contract.ts';
import { safeHtml } from '#platform/rich-text/safe-html.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { itemRowSchema } from './item-row.ts';
import {
  amount,
  count,
  fact,
  flag,
  id,
  inOrder,
  level,
  MAX_NUMBER,
  mapCode,
  number,
  optionalCharacterLevel,
  optionalJob,
  optionalLevel,
  optionalText,
  optionalTile,
  positiveAmount,
  positiveCount,
  quantity,
  stack,
  text,
  tile,
  was,
} from './row-fields.ts';

// Schemas of one row of each file. Field names are those of the API; other rows are referenced by name, maps by code.
// An absent field means "not known".

const sourceId = z.string().regex(/^[a-z0-9-]{1,40}$/);

export const sourceRowSchema = z.strictObject({
  id: sourceId,
  lineage: sourceId.nullable().default(null),
  title: text,
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
});

export const regionRowSchema = z.strictObject({
  ...fact,
  id: z.int().min(1).max(13),
  name: text,
  opened: flag,
  notes: z.array(z.strictObject({ text, source: z.array(text).min(1), confidence: confidenceSchema })).default([]),
});

export const mapRowSchema = z.strictObject({
  ...fact,
  was,
  code: mapCode,
  name: text,
  kind: z.enum(MAP_KINDS),
  imgUrl: optionalText,
  originalSizeX: optionalTile,
  originalSizeY: optionalTile,
  extentX: optionalTile,
  extentY: optionalTile,
  description: optionalText,
});

/** A person on a map. What identifies the row is `map`, `name` and `which`. */
export const personRowSchema = z.strictObject({
  ...fact,
  was,
  map: mapCode,
  name: text,
  /** Tells people of one name on one map apart, from 1. */
  which: z.int().min(1).max(MAX_NUMBER).default(1),
  x: tile,
  y: tile,
});

export const portRowSchema = z.strictObject({
  ...fact,
  sourceMap: mapCode,
  x: tile,
  y: tile,
  destinationMap: mapCode,
  destX: tile,
  destY: tile,
  minLevel: optionalLevel,
});

export const worldPointRowSchema = z.strictObject({
  ...fact,
  was,
  world: text,
  group: z.int().min(0).max(99),
  name: text,
  screenX: z.int().min(0).max(10_000),
  screenY: z.int().min(0).max(10_000),
  map: mapCode.nullable().default(null),
  mapName: text,
  x: tile,
  y: tile,
});

export const skillRowSchema = z.strictObject({
  ...fact,
  was,
  name: text,
  reqJobs: z.array(z.int().min(0).max(4)).length(1),
  reqGrade: z.int().min(0).max(4),
  reqLv: level,
  reqLvNote: optionalText,
  reqItems: z.array(stack).default([]),
  reqExp: amount,
  imgUrl: optionalText,
  effect: optionalText,
  description: optionalText,
  variants: z.array(z.strictObject({ totem: text, name: text })).default([]),
  variantsNote: optionalText,
});

export const dungeonRowSchema = z
  .strictObject({
    ...fact,
    was,
    region: z.int().min(1).max(13),
    name: text,
    reqLvMin: optionalLevel,
    reqLvMax: optionalLevel,
    levelNote: optionalText,
    entryMinLevel: optionalLevel,
    location: text,
    description: optionalText,
    imgUrl: optionalText,
    sortOrder: z.int().min(0).max(10_000),
    floors: count,
    /** Codes of the dungeon's floors, in order. */
    maps: z.array(mapCode).default([]),
    entrances: z
      .array(
        z.strictObject({
          fromMap: mapCode.nullable().default(null),
          fromMapName: text,
          x: optionalTile,
          y: optionalTile,
          minLevel: optionalLevel,
        }),
      )
      .default([]),
    opened: flag,
    /** Name of the dungeon that this part belongs to. */
    partOf: optionalText,
    /** Names of the whole dungeon's monsters that live in this part. */
    monsters: z.array(text).default([]),
  })
  .superRefine(inOrder('reqLvMin', 'reqLvMax'))
  .superRefine(({ name, partOf, monsters }, context) => {
    if (partOf === name)
      context.addIssue({ code: 'custom', path: ['partOf'], message: '자기 자신의 일부일 수 없습니다' });
    if (partOf === null && monsters.length > 0) {
      context.addIssue({ code: 'custom', path: ['monsters'], message: 'partOf가 있는 줄에만 적습니다' });
    }
  });

export const monsterRowSchema = z
  .strictObject({
    ...fact,
    was,
    dungeon: text,
    name: text,
    sortOrderInDungeon: z.int().min(0).max(10_000),
    description: optionalText,
    imgUrl: optionalText,
    exp: amount,
    hp: amount,
    ac: number,
    dmgMin: count,
    dmgMax: count,
  })
  .superRefine(inOrder('dmgMin', 'dmgMax'));

/** `item` may be an unknown name: the drop then stores the name only. */
export const dropRowSchema = z.strictObject({ ...fact, dungeon: text, monster: text, item: text });

export const recipeRowSchema = z.strictObject({
  ...fact,
  item: text,
  resultQuantity: quantity.default(1),
  category: text,
  place: optionalText,
  placeNote: optionalText,
  isActive: flag,
  map: mapCode.nullable().default(null),
  successRate: z.number().min(0).max(100).nullable().default(null),
  rateNote: optionalText,
  materials: z.array(stack.extend({ id })).min(1),
  failReturns: z.array(stack).nullable().default(null),
  npcName: optionalText,
  money: positiveAmount,
  job: optionalJob,
  minLevel: optionalCharacterLevel,
  baseHp: positiveCount,
  condition: optionalText,
  note: optionalText,
});

export const itemSellMapRowSchema = z.strictObject({
  ...fact,
  item: text,
  map: mapCode,
  npcName: optionalText,
  price: amount,
  isActive: flag,
});

export const abbreviationRowSchema = z.strictObject({
  ...fact,
  short: text.max(20).refine((short) => normalizeText(short).length > 1, VALUE_ISSUES.shortName),
  name: text,
});

export const questRowSchema = z
  .strictObject({
    ...fact,
    /** Identifies the quest: once it was written, imports no longer change it. Rows of older sets have only an id. */
    key: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    title: text,
    content: text.max(65_536).refine((html) => safeHtml(html) === html, '허용되지 않은 태그가 있습니다'),
    status: z.int().min(1).max(3),
    thumbnailUrl: optionalText,
    /** True for a quest that is not written, but offered to operators in the form for new quests. */
    isProposal: z.boolean().default(false),
  })
  .refine(({ id, key }) => id !== undefined || key !== undefined, {
    path: ['key'],
    message: 'key나 id가 있어야 합니다',
  })
  .refine(({ key, isProposal }) => key !== undefined || !isProposal, { path: ['key'], message: 'key가 있어야 합니다' });

export function questKey({ key, id }: Pick<SourceRow<'quests'>, 'key' | 'id'>): string {
  return key ?? `id-${id}`;
}

export const ROW_SCHEMAS = {
  sources: sourceRowSchema,
  regions: regionRowSchema,
  items: itemRowSchema,
  maps: mapRowSchema,
  people: personRowSchema,
  ports: portRowSchema,
  'world-points': worldPointRowSchema,
  skills: skillRowSchema,
  dungeons: dungeonRowSchema,
  monsters: monsterRowSchema,
  drops: dropRowSchema,
  recipes: recipeRowSchema,
  'item-sell-maps': itemSellMapRowSchema,
  abbreviations: abbreviationRowSchema,
  quests: questRowSchema,
  shortcuts: shortcutSchema,
  'npc-commands': npcCommandSchema,
  jobs: jobGradeSchema,
  formulas: formulaSchema,
  exchanges: exchangeSchema,
  summons: summonSchema,
  promotions: promotionSchema,
  'left-out': leftOutSchema,
} as const;

/** As files may write rows: a map may list its people as `npcs`, who become rows of `people` (people-of-maps.ts). */
export const WRITTEN_ROW_SCHEMAS = {
  ...ROW_SCHEMAS,
  maps: mapRowSchema.extend({ npcs: z.array(z.strictObject({ name: text, x: tile, y: tile })).optional() }),
} as const;

/** Files that are stored as they are, each as one row. */
export const SHEETS = [
  'shortcuts',
  'npc-commands',
  'jobs',
  'formulas',
  'exchanges',
  'summons',
  'promotions',
  'left-out',
] as const satisfies readonly (keyof typeof ROW_SCHEMAS)[];

export type Entity = keyof typeof ROW_SCHEMAS;
export type SourceRow<E extends Entity> = z.output<(typeof ROW_SCHEMAS)[E]>;

export function isEntity(name: string): name is Entity {
  return Object.hasOwn(ROW_SCHEMAS, name);
}
