import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { showError } from '../../../require-login/ui/public/require-player.ts';
import { setMe } from '../../../sessions/ui/public/own-api.ts';
import type { FieldFaults, FieldName } from '../../character-form.rules.ts';
import { type Me, type ProfileUpdate, updateProfile } from '../../profile.contract.ts';

export type SaveOutcome =
  | { readonly saved: Me }
  /** What the server found: at the fields, and in a sentence for what belongs to none. */
  | { readonly faults: FieldFaults; readonly message: string };

const NOT_SAVED = '저장하지 못했습니다. 적은 것은 이 탭에 그대로 남아 있습니다.';
const AT_FIELDS = '표시한 칸을 다시 보아 주세요.';

export async function saveCharacter(changes: ProfileUpdate): Promise<SaveOutcome> {
  try {
    const saved = await call(updateProfile, { body: changes });
    setMe(saved);
    return { saved };
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    return refusal(fault, changes);
  }
}

function refusal(fault: ApiError, changes: ProfileUpdate): SaveOutcome {
  switch (fault.code) {
    case 'INVALID_INPUT':
    case 'CONFLICT': {
      const faults = faultsOf(fault, changes);
      return { faults, message: Object.keys(faults).length > 0 ? AT_FIELDS : fault.message };
    }
    case 'LOGIN_REQUIRED':
    case 'SUSPENDED':
    case 'FORBIDDEN':
      void showError(fault);
      return { faults: {}, message: NOT_SAVED };
    default:
      return { faults: {}, message: `${fault.message} 적은 것은 그대로 있습니다.` };
  }
}

function faultsOf({ code, message, issues }: ApiError, changes: ProfileUpdate): FieldFaults {
  const faults: FieldFaults = {};
  for (const { path, message: words } of issues) {
    if (path in changes) faults[path as FieldName] ??= words;
  }
  // The one thing of a profile that can be someone else's already.
  if (code === 'CONFLICT' && Object.keys(faults).length === 0 && 'name' in changes) faults.name = message;
  return faults;
}
