/**
 * The widths at which screens change, in px: phones are below `phone`, the content has its full width from `full`, ad rails are shown
 * from `rails`.
 */
const BREAKPOINTS = { small: 384, phone: 900, full: 1112, rails: 1344 };

const QUERIES: Readonly<Record<string, string>> = {
  '(--small-phone)': `(max-width: ${BREAKPOINTS.small - 1}px)`,
  '(--phone)': `(max-width: ${BREAKPOINTS.phone - 1}px)`,
  '(--desk)': `(min-width: ${BREAKPOINTS.phone}px)`,
  '(--small-desk)': `(min-width: ${BREAKPOINTS.phone}px) and (max-width: ${BREAKPOINTS.full - 1}px)`,
  '(--no-rails)': `(max-width: ${BREAKPOINTS.rails - 1}px)`,
  '(--rails)': `(min-width: ${BREAKPOINTS.rails}px)`,
};

/** A PostCSS plugin. An unknown name stops the build, because a browser would skip the whole block. */
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
