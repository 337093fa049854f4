/** THE widths at which screens change, in px: below `phone` it is a phone's screen, from `rails` on the ad rails stand beside. */
const BREAKPOINTS = { small: 384, phone: 900, rails: 1344 };

/** What sheets write in place of widths: `@media (--phone)`. */
const QUERIES: Readonly<Record<string, string>> = {
  '(--small-phone)': `(max-width: ${BREAKPOINTS.small - 1}px)`,
  '(--phone)': `(max-width: ${BREAKPOINTS.phone - 1}px)`,
  '(--desk)': `(min-width: ${BREAKPOINTS.phone}px)`,
  '(--no-rails)': `(max-width: ${BREAKPOINTS.rails - 1}px)`,
  '(--rails)': `(min-width: ${BREAKPOINTS.rails}px)`,
};

/** A plugin of PostCSS. A name that is not declared here stops the build: a browser would skip all that stands under it. */
export function breakpoints() {
  return {
    postcssPlugin: 'breakpoints',
    AtRule: {
      media: (rule: { params: string }) => {
        rule.params = rule.params.replaceAll(/\(--[\w-]+\)/g, (name) => {
          const query = QUERIES[name];
          if (query === undefined) throw new Error(`No breakpoint is called ${name}.`);
          return query;
        });
      },
    },
  };
}
