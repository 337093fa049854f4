import { inTab } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';

export interface ApplicationFields {
  message: string;
}

export const EMPTY_APPLICATION: ApplicationFields = { message: '' };

const format = flatDraft(({ message }): ApplicationFields => ({ message: typeof message === 'string' ? message : '' }));

/** Of one guild. Survives a sign-in, a failure and a reload. */
export function applicationDraft(guildId: number) {
  return inTab(`guild-application-draft:${guildId}`, format);
}
