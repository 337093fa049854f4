import type { ComponentType } from 'react';

const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Same on every page and without scripts: the browser keeps the server's HTML, and needs no code for it. */
let Footer: ComponentType = () => <footer className="foot" {...AS_DRAWN} />;

/** The server calls this with the component that it renders. */
export function drawFooter(footer: ComponentType): void {
  Footer = footer;
}

export function DrawnFooter() {
  return <Footer />;
}
