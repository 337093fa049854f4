import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import type { Ctx, Person, WriteCtx } from '../access/actor.ts';
import { recordDeletion } from '../deletions/deletion-log.service.ts';
import { profileTopics } from '../people.topics.ts';
import type { DataSubject, PersonalData } from '../personal-data.ts';
import type { OwnProfile } from '../profiles/profile.contract.ts';
import { findOwnProfile, lockOwnProfile } from '../profiles/profile.service.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { isSuspended } from '../suspensions/suspension.rules.ts';
import { identityHashes, saveSuspension } from '../suspensions/suspension.service.ts';

export async function exportAccount(
  { db, clock, actor }: Ctx<Person>,
  sections: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  const profile = await findOwnProfile(db, actor.userId);
  const who: DataSubject = { person: actor, profileId: profile?.id ?? null };
  const exported: Record<string, unknown> = { exportedAt: clock.now().toISOString(), userId: actor.userId };
  for (const { name, exportOf } of sections) exported[name] = await exportOf(db, who);
  return exported;
}

/**
 * Deletes the account: every section of the list deletes its data, in order. The row of the profile stays for the
 * trades that refer to it, and a running suspension stays with hashes of the identities. Works without a profile too.
 */
export async function deleteAccount(
  ctx: WriteCtx<Person>,
  provider: Pick<IdentityProvider, 'identitiesOf'>,
  sections: readonly PersonalData[],
): Promise<void> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const profile = await lockOwnProfile(db, actor.userId);
  if (profile) await preserveRunningSuspension(ctx, profile, provider, now);
  const who: DataSubject = { person: actor, profileId: profile?.id ?? null };
  for (const { deleteOf } of sections) await deleteOf(ctx, who, now);
  await recordDeletion(ctx, actor.userId, now);
  if (profile) await invalidatePages(db, profileTopics(profile));
}

async function preserveRunningSuspension(
  { db, actor }: Ctx<Person>,
  profile: OwnProfile,
  provider: Pick<IdentityProvider, 'identitiesOf'>,
  now: Date,
): Promise<void> {
  const { id, bannedAt, bannedReason } = profile;
  if (bannedAt === null || !isSuspended(profile, now)) return;
  await saveSuspension(db, {
    profileId: id,
    until: new Date(bannedAt),
    reason: bannedReason ?? '',
    identityHashes: await identityHashes(db, await provider.identitiesOf(db, actor)),
  });
}
