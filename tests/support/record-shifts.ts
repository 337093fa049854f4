/** Runs in a page before its first script, and notes what moves in it (`layout-shifts.ts`). */
export const RECORD_SHIFTS = () => {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources?: { node?: Node }[];
  }
  const shifts: { value: number; nodes: string[] }[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources = [] } of entries as Shift[]) {
      const nodes = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element ? `${element.tagName}.${element.getAttribute('class') ?? ''}` : 'gone';
        return `${name} ${(node?.textContent ?? '').trim().slice(0, 24)}`;
      });
      // Space between words shows nothing, wherever its line breaks.
      const isBlank =
        sources.length > 0 && sources.every(({ node }) => node instanceof Text && node.data.trim() === '');
      if (!hadRecentInput && !isBlank) shifts.push({ value, nodes });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    shiftsSoFar() {
      note(observer.takeRecords());
      return shifts;
    },
  });
};
