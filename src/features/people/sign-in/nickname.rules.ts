const FORM = /^[가-힣A-Za-z0-9]{2,12}$/;

/** NFC; undefined unless it has 2 to 12 letters of Hangul or Latin, or digits. */
export function readNickname(text: string): string | undefined {
  const nickname = text.normalize('NFC').trim();
  return FORM.test(nickname) ? nickname : undefined;
}

export function nicknameId(nickname: string): string {
  return nickname.toLowerCase();
}
