import type { ReactNode } from 'react';
import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import type { CallInput, Endpoint } from '#shared/endpoint.ts';
import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import { explainAct } from './explain-act.ts';

type Answered = Endpoint & { response: object };

/** An act on a player that needs no more than its reason. */
export interface ReasonAct<E extends Answered> {
  readonly name: string;
  readonly mutation: E;
  readonly label: string;
  readonly sendingLabel: string;
  /** Shown once it is done. */
  readonly done: string;
  readonly effects: readonly string[];
  /** Whether the player reads the reason. */
  readonly isRead: boolean;
  readonly kinds?: readonly ReasonTemplate['kind'][];
  preview?(reason: string): ReactNode;
  toInput(reason: string): CallInput<E>;
}

interface PlayerReasonProps<E extends Answered> {
  profileId: number;
  act: ReasonAct<E>;
  isOpened: boolean;
  onDone: (text: string) => void;
  onClose?: (() => void) | undefined;
  onError?: (error: ApiError) => void;
}

export function PlayerReason<E extends Answered>(props: PlayerReasonProps<E>) {
  const { profileId, act, isOpened, onDone, onClose, onError } = props;
  const { name, done, isRead, kinds = [], ...rest } = act;
  return (
    <ReasonForm
      {...rest}
      store="player-reason:"
      name={`${profileId}:${name}`}
      hint={isRead ? '본인에게 보입니다' : '운영자만 봅니다'}
      kinds={kinds}
      explain={explainAct(profileId, onError)}
      isOnPage
      {...{ isOpened, onClose }}
      onDone={() => onDone(done)}
    />
  );
}
