import css from './inquiries.module.css';

const WIDTHS = [220, 160, 260, 190];

export function InquirySkeleton() {
  return (
    <ul className={css.list} aria-busy="true" aria-label="불러오는 중">
      {WIDTHS.map((width) => (
        <li key={width} className="line" style={{ minHeight: 44 }}>
          <i className="skel" style={{ width: 48, height: 20 }} />
          <i className="skel" style={{ width }} />
        </li>
      ))}
    </ul>
  );
}
