export function iconSvg(markSvg: string, size: number): string {
  const inner = markSvg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 16 16" width="${size}" height="${size}" shape-rendering="crispEdges"><path fill="#0f0d0b" d="M-2-2h16v16H-2z"/>${inner}</svg>`;
}
