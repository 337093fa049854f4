import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';

export interface GatheringParts extends Partial<Insertable<Database['gathering']>> {
  guild_id: number;
  creator_id: number;
  /** Profile ids of the attendees, in the order of their places. */
  coming?: readonly number[];
}

/** Inserts a gathering of two hours, tomorrow, with as many places as attendees. By default nobody has answered. */
export async function insertGathering(db: Db, { coming = [], ...parts }: GatheringParts): Promise<number> {
  const at = new Date(parts.created_at ?? Date.now());
  const { id } = await db
    .insertInto('gathering')
    .values({
      created_at: at,
      updated_at: at,
      title: '보스 같이 가요',
      kind: 2,
      minutes: 120,
      remind_minutes: 30,
      begins_at: new Date(at.getTime() + DAY_MS),
      dungeon_id: 0,
      place: '',
      note: '',
      ...parts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answers = coming.map((profileId, index) => ({
    gathering_id: id,
    profile_id: profileId,
    answered_at: at,
    answer: 1,
    job: 1,
    place: index + 1,
  }));
  if (answers.length > 0) await db.insertInto('gathering_answer').values(answers).execute();
  return id;
}
