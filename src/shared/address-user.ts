/** An address with a user name, which can look like the host: `https://discord.com@evil.example`. */
const WITH_USER = /^[a-z][a-z0-9+.-]*:[/\\]{2,}[^\s/\\?#]*@/i;

export const USER_NAME_ISSUE = '사용자 이름(@)이 든 주소는 쓸 수 없습니다.';

export function hasUserName(address: string): boolean {
  return WITH_USER.test(address);
}
