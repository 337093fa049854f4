import { seedQuests } from '#features/content/quests/seed-quests.service.ts';
import type { OnImport } from '#game-data/import/on-import.ts';

/** Articles that come with the files of facts. */
export const onImport: OnImport = async (db, { quests }) => (await seedQuests(db, quests, new Date())) > 0;
