import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import type { NewTrade } from '../../trade.contract.ts';
import { createTrade } from '../../trade-endpoints.contract.ts';
import type { FieldFaults, FieldName } from './trade-form.rules.ts';

export type Sending =
  | { kind: 'listed'; id: number }
  /** The server names what is wrong; `text`: what belongs to no field. */
  | { kind: 'faulty'; faults: FieldFaults; text: string | null }
  /** A rule of the market says no. */
  | { kind: 'refused'; text: string }
  /** No answer, too often, or something else that trying again may mend. */
  | { kind: 'failed'; text: string }
  /** A dialog has said why: no session, no profile, suspended. */
  | { kind: 'stopped' };

const FIELDS: readonly FieldName[] = ['price', 'quantity', 'durability', 'comment'];

/** Lists it in the name of who is signed in. The same key with the same body makes one trade however often it is sent. */
export async function sendTrade(body: NewTrade, idempotencyKey: string): Promise<Sending> {
  let sending: Sending = { kind: 'stopped' };
  await requirePlayer(
    async () => {
      sending = await send(body, idempotencyKey);
    },
    { message: '로그인하면 적은 그대로 올릴 수 있습니다' },
  );
  return sending;
}

async function send(body: NewTrade, idempotencyKey: string): Promise<Sending> {
  try {
    const { id } = await call(createTrade, { body, idempotencyKey });
    return { kind: 'listed', id };
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    return readFault(fault);
  }
}

/** @throws the fault itself where a dialog is to say it */
function readFault(fault: ApiError): Sending {
  switch (fault.code) {
    case 'INVALID_INPUT':
      return faultyOf(fault);
    case 'NOT_ALLOWED':
      return { kind: 'refused', text: fault.message };
    case 'LOGIN_REQUIRED':
    case 'SUSPENDED':
    case 'FORBIDDEN':
      throw fault;
    default:
      return { kind: 'failed', text: fault.message };
  }
}

function faultyOf(fault: ApiError): Sending {
  const faults: FieldFaults = {};
  const rest: string[] = [];
  for (const { path, message } of fault.issues) {
    const field = FIELDS.find((name) => name === path);
    if (field) faults[field] = message;
    else rest.push(message);
  }
  const isNamed = Object.keys(faults).length > 0;
  return { kind: 'faulty', faults, text: rest.length > 0 ? rest.join(' ') : isNamed ? null : fault.message };
}
