import { AppError, type InputIssue } from '#shared/errors.ts';
import { MAX_APPLICATIONS, MAX_MEMBERS } from './guild.limits.ts';
import type { GuildAct } from './guild.policy.ts';

/** Reasons for which a request is refused. */
export const guildErrors = {
  gone: '문파를 찾을 수 없습니다. 삭제되었거나 숨겨진 문파일 수 있습니다.',
  unknownServer: '없는 서버입니다.',
  notMember: '문파원만 할 수 있습니다.',
  unknownMember: '문파원을 찾을 수 없습니다.',
  unknownApplication: '가입 신청이 없습니다. 취소되었을 수 있습니다.',
  nothingToLeave: '가입 신청도 하지 않은 문파입니다.',
  mayNotKick: '나보다 낮은 직위의 문파원만 내보낼 수 있습니다.',
  mayNotSetRank: '나보다 낮은 직위의 문파원만, 나보다 낮은 직위로 바꿀 수 있습니다.',
  mayNotTransferLeadership: '문주만 문파를 넘길 수 있습니다.',
  foundedToday: '문파는 하루에 하나만 만들 수 있습니다. 내일 다시 해 주세요.',
  renamed: '문파 이름은 30일에 한 번 바꿀 수 있습니다.',
  iconChanged: '문파 마크는 한 시간에 한 번 바꿀 수 있습니다.',
  reportLeader: '문파 신고는 문주에 대한 신고로 접수됩니다. 다른 사람은 그 사람의 프로필에서 신고해 주세요.',
  reportWithoutGuild: '문파를 신고한 것이 아니라 문파를 숨길 수 없습니다.',
  notHidden: '숨긴 문파가 아닙니다.',
} as const;

const FORBIDDEN: Readonly<Record<GuildAct, string>> = {
  see: guildErrors.notMember,
  answerSchedule: guildErrors.notMember,
  leave: guildErrors.notMember,
  write: '연습생은 글과 정산을 올릴 수 없습니다.',
  answerApplications: '문주, 부문주, 장로만 가입 신청을 볼 수 있습니다.',
  pin: '문주, 부문주, 장로만 글을 고정할 수 있습니다.',
  deletePosts: '글쓴이와 문주, 부문주, 장로만 지울 수 있습니다.',
  schedule: '문주, 부문주, 장로만 할 수 있습니다.',
  seeSettlements: '문주, 부문주, 장로만 볼 수 있습니다.',
  deleteSettlements: '문주와 부문주만 지울 수 있습니다.',
  edit: '문주와 부문주만 문파를 바꿀 수 있습니다.',
  claimLeadership: '부문주만 할 수 있습니다.',
  transferLeadership: guildErrors.mayNotTransferLeadership,
  close: '문주만 문파를 닫을 수 있습니다.',
  restore: '문주만 문파를 복원할 수 있습니다.',
};

/** @param isMember false: the action is for members of any rank */
export function mayNot(act: GuildAct, isMember: boolean): AppError {
  return new AppError('FORBIDDEN', { message: isMember ? FORBIDDEN[act] : guildErrors.notMember });
}

const CONFLICTS = {
  NAME_TAKEN: '이미 있거나, 있는 이름과 헷갈리는 문파 이름입니다.',
  FULL: `문파원이 ${MAX_MEMBERS}명이라 더 들어올 수 없습니다.`,
  IN_GUILD: '이 서버에서 이미 다른 문파에 있습니다. 그 문파에서 나온 뒤 다시 해 주세요.',
  MOST_ASKS: `가입 신청은 한 번에 ${MAX_APPLICATIONS}건까지 할 수 있습니다. 다른 신청을 취소한 뒤 다시 해 주세요.`,
  RANK_FULL: '그 직위는 자리가 다 찼습니다.',
  NOT_TAKING: '지금은 가입을 받지 않는 문파입니다.',
  REFUSED: '이 문파에는 아직 다시 신청할 수 없습니다.',
  LEADER: '문주는 나갈 수 없습니다. 문주를 넘기거나 문파를 닫아 주세요.',
  CLOSED: '닫힌 문파입니다.',
  HIDDEN: '운영자가 숨긴 문파입니다.',
  LEADER_PRESENT: '문주가 45일 안에 로그인해 넘겨받을 수 없습니다.',
} as const;
export type GuildConflict = keyof typeof CONFLICTS;

const RESTING_NAME = '다른 문파가 쓰던 이름이라 30일 동안 쓸 수 없습니다.';
const IN_ANOTHER = '그사이 다른 문파에 들어간 사람입니다.';

export function guildConflict(reason: GuildConflict, message: string = CONFLICTS[reason]): AppError {
  return new AppError('CONFLICT', { message, data: { reason } });
}

export function nameConflict({ isResting }: { isResting: boolean }): AppError {
  const message = isResting ? RESTING_NAME : CONFLICTS.NAME_TAKEN;
  return new AppError('CONFLICT', { message, issues: [{ path: 'name', message }], data: { reason: 'NAME_TAKEN' } });
}

/** Error about a player who is to be taken in. */
export function inAnotherGuild(): AppError {
  return guildConflict('IN_GUILD', IN_ANOTHER);
}

export function noGuild(): AppError {
  return new AppError('NOT_FOUND', { message: guildErrors.gone });
}

export function unknownGuildMember(): AppError {
  return new AppError('NOT_FOUND', { message: guildErrors.unknownMember });
}

export function guildIssues(issues: readonly InputIssue[]): AppError {
  return new AppError('INVALID_INPUT', { issues: [...issues] });
}

export function tooEarly(message: string, { nextAt, now }: { nextAt: Date; now: Date }): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((nextAt.getTime() - now.getTime()) / 1000));
  return new AppError('RATE_LIMITED', { message, data: { retryAfterSeconds } });
}
