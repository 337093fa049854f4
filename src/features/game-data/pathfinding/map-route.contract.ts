import { z } from 'zod';
import { worldPointSchema } from '../catalog/world-point.contract.ts';
import { portSchema } from '../maps/map.contract.ts';
import { mapNameSchema, placeSchema } from './place.contract.ts';

const tiles = z.int().min(0).nullable();

/** One step of a way: through a port, or over the world map to a point. */
export const mapRouteStepSchema = z.object({
  map: mapNameSchema,
  /** Null: the step goes over the world map. */
  port: portSchema.nullable(),
  /** The point one chooses on the world map; null: the step goes through a port. */
  worldPoint: worldPointSchema.nullable(),
  /** Where one arrives. */
  to: mapNameSchema.extend({ x: z.int(), y: z.int() }),
  /** Tiles walked on `map` before the step; null: not known. */
  tiles,
  minLevel: z.int().nullable(),
});
export type MapRouteStep = z.infer<typeof mapRouteStepSchema>;

export const mapRouteSchema = z.object({
  from: placeSchema,
  /** Of several places of an item the nearest. */
  to: placeSchema,
  /** The level that was given; null: every port counts as open. */
  level: z.int().nullable(),
  steps: z.array(mapRouteStepSchema),
  /** All maps of the way in order, the first and the last too. */
  maps: z.array(mapNameSchema),
  /** Steps through ports, and steps over the world map. */
  ports: z.int(),
  worldSteps: z.int(),
  /** Sum of the known legs. */
  tiles: z.int(),
  /** Tiles from the last arrival to the place itself; null: not known, or the place has no tile. */
  endTiles: tiles,
  unknownLegs: z.int(),
  /** The highest level that a port of the way asks for; null: none asks. */
  minLevel: z.int().nullable(),
});
export type MapRoute = z.infer<typeof mapRouteSchema>;
