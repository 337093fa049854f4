/**
 * Whatever begins something in Discord's Markdown: emphasis, links, code, mentions, emoji and times (`<t:1>`); at the beginning of a
 * line lists, headings and quotes. Escaped before `//`, a colon keeps an address from becoming a link by itself.
 */
const MARKUP = /[\\`*_~|<[\]]|(?<=^[^\S\n]*)[-+#>]|(?<=^[^\S\n]*\d+)[.]|:(?=\/\/|[\w~+-]+:)/gmu;

/**
 * Escapes a text so that Discord shows it as written.
 * @param most maximum length of the result, as Discord counts characters
 */
export function discordText(text: string, most: number): string {
  let shown = '';
  for (const part of text.replaceAll(MARKUP, String.raw`\$&`).match(/\\?[\s\S]/gu) ?? []) {
    if (shown.length + part.length > most) break;
    shown += part;
  }
  return shown;
}

const SHOWN_END = 4;

/** Returns enough of the address to recognise it, but too little to use it. */
export function shownAddress(url: string): string {
  return url.replace(/\/[\w-]+$/, (token) => `/••••${token.slice(-SHOWN_END)}`);
}
