import type { ComponentType } from 'react';

const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** The same on every page and without a script: the browser leaves it as the server drew it, and needs no code for it. */
let Footer: ComponentType = () => <footer className="foot" {...AS_DRAWN} />;

/** For the server. */
export function drawFooter(footer: ComponentType): void {
  Footer = footer;
}

export function DrawnFooter() {
  return <Footer />;
}
