import { nameNotices } from '#features/people/names/name.notices.ts';
import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { warningEnd } from '#features/people/sanctions/sanction.rules.ts';
import { WarningNote } from '#features/people/sanctions/ui/public/warning-note.tsx';
import { Preview } from '../../acts/ui/preview.tsx';
import type { DeskPlayer } from '../desk-player.ts';
import {
  DELETE_NOTE_EFFECTS,
  endSessionsEffects,
  endSuspensionEffects,
  endWarningEffects,
  renameEffects,
  warningEffects,
} from '../player-act.labels.ts';
import { playerMutations } from './player-query.ts';
import type { ReasonAct } from './player-reason.tsx';

export function warnAct(player: DeskPlayer, now: number): ReasonAct<typeof playerMutations.warn> {
  const at = new Date(now);
  return {
    name: 'warn',
    mutation: playerMutations.warn,
    label: '경고하기',
    sendingLabel: '경고하는 중',
    done: '경고했습니다.',
    effects: warningEffects(player),
    isRead: true,
    kinds: ['warn'],
    preview: (reason) => (
      <Preview title="본인에게 보이는 화면">
        <WarningNote warning={{ at: at.toISOString(), until: warningEnd(at).toISOString(), reason }} isPreview />
      </Preview>
    ),
    toInput: (reason) => ({ params: { id: player.profileId }, body: { reason } }),
  };
}

interface EndedSuspension {
  /** The start of the one that the operator saw; null: it has ended since. */
  readonly seen: string | null;
  readonly running: Sanction | undefined;
}

export function endSuspensionAct(
  player: DeskPlayer,
  { seen, running }: EndedSuspension,
  now: number,
): ReasonAct<typeof playerMutations.endSuspension> {
  return {
    name: 'endSuspension',
    mutation: playerMutations.endSuspension,
    label: '정지 풀기',
    sendingLabel: '푸는 중',
    done: '정지를 풀었습니다.',
    effects: endSuspensionEffects(player, running?.until, now),
    isRead: false,
    toInput: (reason) => ({
      params: { profileId: player.profileId },
      body: { reason, ...(seen !== null && { current: seen }) },
    }),
  };
}

export function renameAct(player: DeskPlayer, now: number): ReasonAct<typeof playerMutations.rename> {
  return {
    name: 'rename',
    mutation: playerMutations.rename,
    label: '이름 변경 요청하기',
    sendingLabel: '요청하는 중',
    done: '이름 변경을 요청했습니다.',
    effects: renameEffects(player),
    isRead: true,
    preview(reason) {
      const { title, body } = nameNotices.renameRequested(reason, new Date(now));
      return (
        <Preview title="본인에게 가는 알림">
          <p>
            <b>{title}</b>
          </p>
          <p>{body}</p>
        </Preview>
      );
    },
    toInput: (reason) => ({ params: { id: player.profileId }, body: { reason } }),
  };
}

export function endSessionsAct(player: DeskPlayer): ReasonAct<typeof playerMutations.endSessions> {
  return {
    name: 'sessions',
    mutation: playerMutations.endSessions,
    label: '모든 기기에서 로그아웃시키기',
    sendingLabel: '로그아웃시키는 중',
    done: '모든 기기에서 로그아웃시켰습니다.',
    effects: endSessionsEffects(player),
    isRead: false,
    toInput: (reason) => ({ params: { id: player.profileId }, body: { reason } }),
  };
}

export function endWarningAct(player: DeskPlayer, warningId: number): ReasonAct<typeof playerMutations.endWarning> {
  return {
    name: `warning-${warningId}`,
    mutation: playerMutations.endWarning,
    label: '경고 취소하기',
    sendingLabel: '취소하는 중',
    done: '경고를 취소했습니다.',
    effects: endWarningEffects(player),
    isRead: false,
    toInput: (reason) => ({ params: { id: player.profileId, warningId }, body: { reason } }),
  };
}

export function deleteNoteAct(player: DeskPlayer, noteId: number): ReasonAct<typeof playerMutations.deleteNote> {
  return {
    name: `note-${noteId}`,
    mutation: playerMutations.deleteNote,
    label: '메모 지우기',
    sendingLabel: '지우는 중',
    done: '메모를 지웠습니다.',
    effects: DELETE_NOTE_EFFECTS,
    isRead: false,
    toInput: (reason) => ({ params: { id: player.profileId, noteId }, body: { reason } }),
  };
}
