const CODE = '[A-Za-z0-9-]{2,32}';

/** Matches an invite as people write it (contract §14). Its first group is the code. */
export const INVITE_ADDRESS = new RegExp(
  String.raw`^(?:https:\/\/)?(?:www\.)?(?:discord\.gg|(?:discord|discordapp)\.com\/invite)\/(${CODE})\/?(?:[?#]\S*)?$`,
  'i',
);

const FORM = 'discord.gg/초대코드처럼 적어 주세요.';
const PARTS = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/?#\\]*)((?:\/[^?#]*)?)/i;
const SHORT_HOST = /^(?:www\.)?discord\.gg$/i;
const LONG_HOST = /^(?:www\.)?(?:discord|discordapp)\.com$/i;

/** Returns undefined if the text is no invite. */
export function inviteCode(text: string): string | undefined {
  return INVITE_ADDRESS.exec(text.trim())?.[1];
}

/** Returns the canonical address of an invite. */
export function inviteAddress(code: string): string {
  return `https://discord.gg/${code}`;
}

/** Returns why the text is no invite; undefined: it is one. */
export function validateInvite(text: string): string | undefined {
  if (inviteCode(text) !== undefined) return undefined;
  const [, protocol = 'https', authority = '', path = ''] = PARTS.exec(text.trim()) ?? [];
  const [, host = '', port] = /^([^:]*)(?::(.*))?$/.exec(authority.replace(/^.*@/, '')) ?? [];
  if (authority.includes('@')) return `사용자 이름(@)이 든 주소는 쓸 수 없습니다. ${FORM}`;
  if (!SHORT_HOST.test(host) && !LONG_HOST.test(host)) return `디스코드의 초대 주소가 아닙니다. ${FORM}`;
  if (protocol.toLowerCase() !== 'https') return `https로 시작하는 주소여야 합니다. ${FORM}`;
  if (port !== undefined) return `포트 번호(:${port})가 든 주소는 쓸 수 없습니다. ${FORM}`;
  const code = SHORT_HOST.test(host) ? path.slice(1) : /^\/invite(?:\/(.*))?$/i.exec(path)?.[1];
  if (code === undefined && LONG_HOST.test(host) && !/^\/invite/i.test(path))
    return `디스코드의 주소이지만 초대 주소가 아닙니다. ${FORM}`;
  if (!code) return `초대 코드가 빠졌습니다. ${FORM}`;
  return '초대 코드는 영문, 숫자, 붙임표(-)로 2자에서 32자까지입니다.';
}
