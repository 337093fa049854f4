/** Terminal columns of a text: Hangul takes two. */
const width = (text) => [...text].reduce((sum, letter) => sum + (/[ᄀ-ᇿ⺀-鿿가-힣＀-｠]/.test(letter) ? 2 : 1), 0);

export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => width(row[column]))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(widths[column] - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
