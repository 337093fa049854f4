const WIDTHS = [210, 160, 240, 180] as const;

export function WaitingList() {
  return (
    <div className="lines" aria-busy="true">
      <span className="visually-hidden">불러오는 중</span>
      {WIDTHS.map((width) => (
        <span className="line" key={width}>
          <i className="skel" style={{ width }} />
        </span>
      ))}
    </div>
  );
}
