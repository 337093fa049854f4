import type { Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Person, Player, WriteCtx } from '../access/actor.ts';
import { insertConsent } from '../consents/consent.service.ts';
import { requireAllowedText } from '../moderation/moderate-text.service.ts';
import type { ForbiddenWord } from '../moderation/word.contract.ts';
import { queueForReview } from '../moderation/word-review.service.ts';
import { claimName, giveUpName, requireRenameAllowed } from '../names/claim-name.service.ts';
import { nameKey } from '../names/name-skeleton.rules.ts';
import { playerNamesTopic, profileTopics } from '../people.topics.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { IdentityProvider, VerifiedIdentity } from '../sign-in/identity-provider.ts';
import { requireNotSuspended } from '../suspensions/suspension.rules.ts';
import { findLastingSuspension, handOnSuspension, identityHashes } from '../suspensions/suspension.service.ts';
import type { PictureRules } from './avatar.rules.ts';
import { AGREEMENT_NEEDED, type OwnProfile, type ProfileUpdate, type ProfileUpsert } from './profile.contract.ts';
import { insertUnlessTaken, nameTaken, seenColumns, toColumns, update } from './profile.repository.ts';
import { findChanges } from './profile.rules.ts';
import { lockOwnProfile } from './profile.service.ts';
import { isReservedName, RESERVED_NAME } from './reserved-name.rules.ts';
import { seenIn, showsAll } from './verified-identity.rules.ts';

export interface IdentitySource {
  provider: Pick<IdentityProvider, 'identitiesOf' | 'isSessionAlive'>;
  pictures: PictureRules;
}

export function updateProfile(ctx: WriteCtx<Player>, from: IdentitySource, input: ProfileUpdate): Promise<OwnProfile> {
  return change(ctx, from, ctx.actor.profile, input);
}

/** @param from `isOpen`: whether new players may register; those who have a profile change it all the same */
export async function upsertProfile(
  ctx: WriteCtx<Person>,
  from: IdentitySource & { isOpen: boolean },
  input: ProfileUpsert,
): Promise<OwnProfile> {
  const profile = await lockOwnProfile(ctx.db, ctx.actor.userId);
  if (profile) return changeExisting(ctx, from, profile, input);
  if (!from.isOpen) throw new AppError('NOT_ALLOWED', { message: peopleErrors.registrationClosed });
  return create(ctx, from, input);
}

async function changeExisting(
  ctx: WriteCtx<Person>,
  from: IdentitySource,
  profile: OwnProfile,
  { agreed, ...input }: ProfileUpsert,
): Promise<OwnProfile> {
  const now = ctx.clock.now();
  requireNotSuspended(profile, now);
  if (agreed) await insertConsent(ctx.db, profile.id, now);
  return change(ctx, from, profile, input);
}

async function change(
  ctx: WriteCtx<Person>,
  from: IdentitySource,
  profile: OwnProfile,
  input: ProfileUpdate,
): Promise<OwnProfile> {
  const changes = findChanges(profile, input);
  const renamed = changes.name === undefined ? undefined : await rename(ctx, from, profile, changes.name);
  // Showing the Discord number refreshes it from the provider.
  const seen = input.showsDiscord ? seenIn(await readIdentities(ctx, from), from.pictures) : undefined;
  const isSeen = seen === undefined || showsAll(profile, seen);
  if (Object.keys(changes).length === 0 && isSeen) return profile;
  const columns = { ...toColumns(changes), ...renamed, ...(seen && seenColumns(seen)), updated_at: ctx.clock.now() };
  const changed = await update(ctx.db, profile.id, columns);
  await invalidatePages(ctx.db, [...profileTopics(changed), ...(renamed ? [playerNamesTopic] : [])]);
  return changed;
}

async function rename(
  ctx: WriteCtx<Person>,
  from: IdentitySource,
  profile: OwnProfile,
  name: string,
): Promise<Updateable<Database['profile']>> {
  const { db, clock } = ctx;
  const now = clock.now();
  const given = { name: profile.name, key: nameKey(profile.name) };
  const wanted = { name, key: nameKey(name) };
  const isOther = wanted.key !== given.key;
  // An unchanged name stays allowed even if a new rule would refuse it.
  const unsure = isOther ? await requireGoodName(ctx, name) : null;
  const isCounted = isOther && (await requireRenameAllowed(db, profile, now));
  const readIdentityHashes = async () => identityHashes(db, await readIdentities(ctx, from));
  await claimName(db, wanted, { profileId: profile.id, identityHashes: readIdentityHashes }, now);
  if (!isOther) return {};
  await queueForReview(ctx, unsure, { subject: `profile:${profile.id}`, text: name, profileId: profile.id, at: now });
  await giveUpName(db, { ...given, profileId: profile.id, isCounted }, now);
  return { renamed_at: now, rename_requested_at: null };
}

async function create(
  ctx: WriteCtx<Person>,
  from: IdentitySource,
  { agreed, ...input }: ProfileUpsert,
): Promise<OwnProfile> {
  const { db, clock, actor } = ctx;
  if (!agreed) throw notAgreed();
  const unsure = await requireGoodName(ctx, input.name);
  const identities = await readIdentities(ctx, from);
  const hashes = await identityHashes(db, identities);
  const now = clock.now();
  const name = { name: input.name, key: nameKey(input.name) };
  await claimName(db, name, { profileId: null, identityHashes: async () => hashes }, now);
  const suspension = await findLastingSuspension(db, hashes, now);
  const created = await insertUnlessTaken(db, {
    ...toColumns(input),
    ...seenColumns(seenIn(identities, from.pictures)),
    user_id: actor.userId,
    name: name.name,
    name_key: name.key,
    banned_at: suspension?.until ?? null,
    banned_reason: suspension?.reason ?? null,
    created_at: now,
    updated_at: now,
  });
  if (!created) return joinOther(ctx, from, { ...input, agreed });
  await insertConsent(db, created.id, now);
  await queueForReview(ctx, unsure, {
    subject: `profile:${created.id}`,
    text: name.name,
    profileId: created.id,
    at: now,
  });
  if (suspension) await handOnSuspension(db, hashes, created.id, now);
  await invalidatePages(db, profileTopics(created));
  return created;
}

/** Handles a lost race: against the same person (update that profile) or against another one with the same name. */
async function joinOther(ctx: WriteCtx<Person>, from: IdentitySource, input: ProfileUpsert): Promise<OwnProfile> {
  const profile = await lockOwnProfile(ctx.db, ctx.actor.userId);
  if (!profile) throw nameTaken();
  return changeExisting(ctx, from, profile, input);
}

async function readIdentities(
  { db, clock, actor }: Ctx<Person>,
  { provider }: IdentitySource,
): Promise<readonly VerifiedIdentity[]> {
  const identities = await provider.identitiesOf(db, actor);
  // Another request may have deleted the account since this one arrived.
  if (!(await provider.isSessionAlive(db, actor, clock.now()))) throw new AppError('LOGIN_REQUIRED');
  return identities;
}

async function requireGoodName({ db }: Ctx<Person>, name: string): Promise<ForbiddenWord | null> {
  if (isReservedName(name)) throw new AppError('INVALID_INPUT', { issues: [{ path: 'name', message: RESERVED_NAME }] });
  return requireAllowedText(db, { name });
}

function notAgreed(): AppError {
  return new AppError('INVALID_INPUT', { issues: [{ path: 'agreed', message: AGREEMENT_NEEDED }] });
}
