const INVITE = /^https:\/\/(?:discord\.gg|discord\.com\/invite)\/([A-Za-z0-9-]{2,32})$/;

/** The code of an invite to a Discord server; undefined: an address of anything else. */
export function inviteCode(address: string): string | undefined {
  return INVITE.exec(address.trim())?.[1];
}

export function inviteAddress(code: string): string {
  return `https://discord.gg/${code}`;
}
