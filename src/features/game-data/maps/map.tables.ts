import type { FactColumns, Json } from '../fact.tables.ts';
import type { MAP_KINDS, Npc } from './map.contract.ts';

export interface MapTable extends FactColumns {
  code: string;
  name: string;
  kind: (typeof MAP_KINDS)[number];
  image_url: string | null;
  original_size_x: number | null;
  original_size_y: number | null;
  extent_x: number | null;
  extent_y: number | null;
  npcs: Json<Omit<Npc, 'id'>[]>;
}

export interface PortTable extends FactColumns {
  source_map_code: string;
  x: number;
  y: number;
  destination_map_code: string;
  destination_x: number;
  destination_y: number;
  min_level: number | null;
}

export interface ItemSellMapTable extends FactColumns {
  item_id: number;
  map_id: number;
  is_active: boolean;
  npc_name: string | null;
  price: number | null;
}

export interface WorldPointTable extends FactColumns {
  world: string;
  point_group: number;
  name: string;
  screen_x: number;
  screen_y: number;
  map_code: string | null;
  map_name: string;
  x: number;
  y: number;
}
