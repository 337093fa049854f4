import { PAGE_STATE_ID, type PageState } from './page-state.ts';

/** Start of the bar; the strips are inserted before it. */
const BAR_START = '<div class="top"';

/** @param strips elements of a kind that no body of a page begins with: React leaves them alone */
export function assembleDocument(html: string, head: string, strips: string, state: PageState): Buffer {
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${PAGE_STATE_ID}">${data}</script>`;
  const headEnd = html.indexOf('</head>');
  const barStart = Math.max(headEnd, html.indexOf(BAR_START));
  const bodyEnd = html.lastIndexOf('</body>');
  return joinAsBytes([
    '<!DOCTYPE html>',
    html.slice(0, headEnd),
    head,
    html.slice(headEnd, barStart),
    strips,
    html.slice(barStart, bodyEnd),
    script,
    html.slice(bodyEnd),
  ]);
}

const SCRATCH_BYTES = 1024 * 1024;
const MOST_BYTES_A_UNIT = 3;
const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

/**
 * Joins as bytes: a joined text would be copied once more for encoding, and its length in bytes is only known after
 * encoding. The buffer has its own memory, which a cache may retain.
 */
function joinAsBytes(parts: readonly string[]): Buffer {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  const room = units * MOST_BYTES_A_UNIT <= SCRATCH_BYTES ? scratch : Buffer.allocUnsafeSlow(units * MOST_BYTES_A_UNIT);
  let length = 0;
  for (const part of parts) length += room.write(part, length);
  const own = Buffer.allocUnsafeSlow(length);
  room.copy(own, 0, 0, length);
  return own;
}
