import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameMap } from '../catalog/map.contract.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import type { MapDetail } from './map-endpoints.contract.ts';

export function requireMapDetail(catalog: Catalog, code: string): MapDetail {
  const map = catalog.mapByCode.get(code);
  if (!map) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownMap });
  return {
    ...map,
    portsOut: [...catalog.portsFrom(code)],
    portsIn: [...catalog.portsTo(code)],
    dungeon: catalog.dungeonOfMap(code) ?? null,
    sells: soldOn(catalog, map),
  };
}

function soldOn(catalog: Catalog, map: GameMap): MapDetail['sells'] {
  return catalog.sellMapsOfMap(map.id).map((sale) => {
    const item = catalog.itemById.get(sale.itemId);
    return {
      ...sale,
      item: item ? { id: item.id, name: item.name, type: item.type, iconUrl: item.iconUrl } : null,
    };
  });
}
