/** Written content. The HTML was made safe before it was stored, so it is shown as it is. */
export function RichText({ html }: { html: string }) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className="rich" {...inner} />;
}
