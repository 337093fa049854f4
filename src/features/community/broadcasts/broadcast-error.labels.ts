import { MAX_CHANNEL } from '#shared/channels.ts';
import { AppError } from '#shared/errors.ts';
import {
  MAX_BODY_BYTES,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_REF_LENGTH,
  MESSAGES_IN_A_WINDOW,
  MOST_AHEAD_MS,
  OLDEST_MS,
  WINDOW_S,
} from './broadcast.limits.ts';

/** Reasons for which a request is refused. */
export const broadcastErrors = {
  gone: '외침을 찾을 수 없습니다.',
  noIngest: '이 사이트는 사자후를 받지 않습니다.',
  wrongKey: 'X-Ingest-Key 가 없거나 다릅니다.',
  unknownServer: '없는 서버입니다.',
  tooMany: `키마다 ${WINDOW_S}초에 ${MESSAGES_IN_A_WINDOW}건까지 받습니다.`,
  tooLarge: `한 번에 ${MAX_BODY_BYTES / 1024}KiB까지 보낼 수 있습니다.`,
  notHidden: '숨긴 외침이 아닙니다.',
  notMuted: '막아 둔 이름이 아닙니다.',
  reportWithoutBroadcast: '외침을 신고한 것이 아닙니다.',
} as const;

/** Reasons for which one message of a batch is refused. */
export const messageIssues = {
  shape: 'at, channel, name, message 를 가진 객체여야 합니다.',
  at: 'at 은 2026-11-20T12:00:00.000Z 형식의 시각이어야 합니다.',
  old: `${OLDEST_MS / 3_600_000}시간보다 오래된 외침은 받지 않습니다.`,
  ahead: `${MOST_AHEAD_MS / 1000}초보다 앞선 시각입니다.`,
  channel: `channel 은 0부터 ${MAX_CHANNEL}까지의 정수여야 합니다.`,
  name: `name 은 1자에서 ${MAX_NAME_LENGTH}자까지여야 합니다.`,
  message: `message 는 1자에서 ${MAX_MESSAGE_LENGTH}자까지여야 합니다.`,
  ref: `ref 는 1자에서 ${MAX_REF_LENGTH}자까지여야 합니다.`,
  erased: '이 이름의 외침은 저장하지 않습니다.',
} as const;

export function noBroadcast(): AppError {
  return new AppError('NOT_FOUND', { message: broadcastErrors.gone });
}
