import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import { toProvenance } from '../../data-quality/provenance.reader.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';

export interface ShortcutsPageData {
  shortcuts: { key: string; action: string }[];
  commands: { purpose: string; examples: string[]; note: string | null }[];
  provenance: { keys: Provenance; commands: Provenance };
}

export function load(_request: PageRequest, { catalog }: GameDataServices): ShortcutsPageData {
  const { shortcuts, npcCommands } = catalog;
  return {
    shortcuts: shortcuts.map(({ key, action }) => ({ key, action })),
    commands: npcCommands.map(({ purpose, examples, note }) => ({ purpose, examples, note })),
    provenance: { keys: toProvenance(catalog, ...shortcuts), commands: toProvenance(catalog, ...npcCommands) },
  };
}
