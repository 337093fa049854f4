const FIELDS = ['이름', '레벨', '직업', '승급', '체력', '마력', '목표 체력', '목표 마력'];

/** The editor before it comes: its labels stand already. */
export function WaitingEditor() {
  return (
    <div className="character-form f2" aria-busy="true">
      {FIELDS.map((label) => (
        <div className="field" key={label}>
          <span className="label">{label}</span>
          <i className="skel control" />
        </div>
      ))}
    </div>
  );
}

const WIDTHS = [150, 110, 130] as const;

/** Rows before they come. */
export function WaitingRows({ rows = WIDTHS.length }: { rows?: number }) {
  return (
    <div className="me-rows" aria-busy="true">
      <span className="visually-hidden">불러오는 중</span>
      {WIDTHS.slice(0, rows).map((width) => (
        <i className="skel" key={width} style={{ width }} />
      ))}
    </div>
  );
}
