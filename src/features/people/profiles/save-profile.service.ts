import { dropPages } from '#platform/pages/page-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Person, Player } from '../access/actor.ts';
import { insertConsent } from '../consents/consent.service.ts';
import { profileTopics } from '../people.topics.ts';
import type { IdentityProvider, VerifiedIdentity } from '../sign-in/identity-provider.ts';
import { requireNotSuspended } from '../suspensions/suspension.rules.ts';
import { handOnSuspension, identityHashes, lastingSuspensionOf } from '../suspensions/suspension.service.ts';
import { requireCleanText } from '../words/judge-text.service.ts';
import type { PictureRules } from './avatar.rules.ts';
import { AGREEMENT_NEEDED, type OwnProfile, type ProfileUpdate, type ProfileUpsert } from './profile.contract.ts';
import { insertUnlessTaken, nameTaken, seenColumns, toColumns, update } from './profile.repository.ts';
import { changesOf, nameKey } from './profile.rules.ts';
import { lockOwnProfile } from './profile.service.ts';
import { isReservedName, RESERVED_NAME } from './reserved-name.rules.ts';
import { seenIn, showsAll } from './verified-identity.rules.ts';

export interface IdentitySource {
  provider: Pick<IdentityProvider, 'identitiesOf' | 'isSessionAlive'>;
  pictures: PictureRules;
}

export function updateProfile(ctx: Ctx<Player>, from: IdentitySource, input: ProfileUpdate): Promise<OwnProfile> {
  return change(ctx, from, ctx.actor.profile, input);
}

export async function upsertProfile(ctx: Ctx<Person>, from: IdentitySource, input: ProfileUpsert): Promise<OwnProfile> {
  const profile = await lockOwnProfile(ctx.db, ctx.actor.userId);
  return profile ? changeExisting(ctx, from, profile, input) : create(ctx, from, input);
}

async function changeExisting(
  ctx: Ctx<Person>,
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
  ctx: Ctx<Person>,
  from: IdentitySource,
  profile: OwnProfile,
  input: ProfileUpdate,
): Promise<OwnProfile> {
  const changes = changesOf(profile, input);
  await requireGoodName(ctx, changes.name);
  // Showing the Discord number refreshes it from the provider.
  const seen = input.showsDiscord ? seenIn(await identitiesOf(ctx, from), from.pictures) : undefined;
  const isSeen = seen === undefined || showsAll(profile, seen);
  if (Object.keys(changes).length === 0 && isSeen) return profile;
  const columns = { ...toColumns(changes), ...(seen && seenColumns(seen)), updated_at: ctx.clock.now() };
  const changed = await update(ctx.db, profile.id, columns);
  await dropPages(ctx.db, profileTopics(changed));
  return changed;
}

async function create(
  ctx: Ctx<Person>,
  from: IdentitySource,
  { agreed, ...input }: ProfileUpsert,
): Promise<OwnProfile> {
  const { db, clock, actor } = ctx;
  if (!agreed) throw notAgreed();
  await requireGoodName(ctx, input.name);
  const identities = await identitiesOf(ctx, from);
  const hashes = await identityHashes(db, identities);
  const now = clock.now();
  const suspension = await lastingSuspensionOf(db, hashes, now);
  const created = await insertUnlessTaken(db, {
    ...toColumns(input),
    ...seenColumns(seenIn(identities, from.pictures)),
    user_id: actor.userId,
    name: input.name,
    name_key: nameKey(input.name),
    banned_at: suspension?.until ?? null,
    banned_reason: suspension?.reason ?? null,
    created_at: now,
    updated_at: now,
  });
  if (!created) return joinOther(ctx, from, { ...input, agreed });
  await insertConsent(db, created.id, now);
  if (suspension) await handOnSuspension(db, hashes, created.id);
  await dropPages(db, profileTopics(created));
  return created;
}

/** After a lost race: against the same person (update that profile) or against another with the same name. */
async function joinOther(ctx: Ctx<Person>, from: IdentitySource, input: ProfileUpsert): Promise<OwnProfile> {
  const profile = await lockOwnProfile(ctx.db, ctx.actor.userId);
  if (!profile) throw nameTaken();
  return changeExisting(ctx, from, profile, input);
}

async function identitiesOf(
  { db, actor }: Ctx<Person>,
  { provider }: IdentitySource,
): Promise<readonly VerifiedIdentity[]> {
  const identities = await provider.identitiesOf(db, actor);
  // Another request may have deleted the account since this one arrived.
  if (!(await provider.isSessionAlive(db, actor))) throw new AppError('LOGIN_REQUIRED');
  return identities;
}

async function requireGoodName({ db }: Ctx<Person>, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  if (isReservedName(name)) throw new AppError('INVALID_INPUT', { issues: [{ path: 'name', message: RESERVED_NAME }] });
  await requireCleanText(db, name);
}

function notAgreed(): AppError {
  return new AppError('INVALID_INPUT', { issues: [{ path: 'agreed', message: AGREEMENT_NEEDED }] });
}
