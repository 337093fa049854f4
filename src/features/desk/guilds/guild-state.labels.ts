import type { ReportedGuild } from '#features/community/guilds/guild.contract.ts';

export function guildState({ hiddenAt, deletedAt }: Pick<ReportedGuild, 'hiddenAt' | 'deletedAt'>): string {
  if (hiddenAt !== null) return '숨김';
  return deletedAt === null ? '열림' : '닫힘';
}
