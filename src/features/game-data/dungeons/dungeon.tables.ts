import type { Confidence } from '../fact.contract.ts';
import type { FactColumns, Json } from '../fact.tables.ts';

export interface RegionTable extends FactColumns {
  name: string;
  opened: boolean;
  notes: Json<{ text: string; source: string[]; confidence: Confidence }[]>;
}

interface StoredEntrance {
  fromMapCode: string | null;
  fromMapName: string;
  x: number | null;
  y: number | null;
  minLevel: number | null;
}

export interface DungeonTable extends FactColumns {
  region: number;
  name: string;
  req_level_min: number | null;
  req_level_max: number | null;
  level_note: string | null;
  entry_min_level: number | null;
  location: string;
  description: string | null;
  image_url: string | null;
  sort_order: number;
  map_id: number | null;
  floors: number | null;
  map_codes: string[];
  entrances: Json<StoredEntrance[]>;
  opened: boolean;
}
