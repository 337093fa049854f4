const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

export function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'gi'))].map(([, attributes = '']) =>
    attributesOf(attributes),
  );
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, key = '', value = '']) => [key.toLowerCase(), decodeEntities(value)]));
}

export function textOf(html: string): string {
  return decodeEntities(
    html
      .replace(/<(script|style|title)\b[^>]*>.*?<\/\1>/gs, ' ')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');
}

export function titleOf(html: string): string {
  return decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

export function metaOf(html: string, name: string): string | undefined {
  return tagsOf(html, 'meta').find((tag) => (tag.name ?? tag.property) === name)?.content;
}

export function canonicalOf(html: string): string | undefined {
  return tagsOf(html, 'link').find((tag) => tag.rel === 'canonical')?.href;
}

export interface ScriptBlock {
  type: string;
  src: string | undefined;
  content: string;
}

export function scriptsOf(html: string): ScriptBlock[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', content = '']) => {
    const { type = '', src } = attributesOf(attributes);
    return { type, src, content };
  });
}

export function jsonLdOf(html: string): Record<string, unknown>[] {
  return scriptsOf(html)
    .filter(({ type }) => type === 'application/ld+json')
    .flatMap(({ content }) => JSON.parse(content));
}

/** Links within the site, with their hash, in document order. */
export function linksOf(html: string): string[] {
  return [...new Set(tagsOf(html, 'a').flatMap(({ href }) => (href?.startsWith('/') ? [href] : [])))];
}
