import { z } from 'zod';
import { dungeonSchema } from '../dungeons/dungeon.contract.ts';
import { itemSchema } from '../items/item.contract.ts';
import { itemSellMapSchema, mapSchema, portSchema } from './map.contract.ts';

/** A map with its doors, the dungeon it is a floor of, and what is sold on it. */
export const mapDetailSchema = mapSchema.extend({
  portsOut: z.array(portSchema),
  portsIn: z.array(portSchema),
  dungeon: dungeonSchema.nullable(),
  sells: z.array(
    itemSellMapSchema.extend({ item: itemSchema.pick({ id: true, name: true, type: true, iconUrl: true }).nullable() }),
  ),
});
export type MapDetail = z.infer<typeof mapDetailSchema>;
