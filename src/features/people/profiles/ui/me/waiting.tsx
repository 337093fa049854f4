import { classNames } from '#ui/components/class-names.ts';
import css from './me.module.css';

const FIELDS = ['이름', '레벨', '직업', '승급', '체력', '마력', '목표 체력', '목표 마력'];
const CHOICES = ['직업', '승급'];

export function WaitingEditor() {
  return (
    <div className={`f2 ${css.form} ${css.fields}`} aria-busy="true">
      {FIELDS.map((label) => (
        <div className={classNames('field', css.field, CHOICES.includes(label) && css.choice)} key={label}>
          <span className="label">{label}</span>
          <i className={`skel ${css.control}`} />
        </div>
      ))}
    </div>
  );
}

const WIDTHS = [150, 110, 130] as const;

export function WaitingRows({ rows = WIDTHS.length }: { rows?: number }) {
  return (
    <div className="pad stack" aria-busy="true">
      <span className="visually-hidden">불러오는 중</span>
      {WIDTHS.slice(0, rows).map((width) => (
        <i className="skel" key={width} style={{ width }} />
      ))}
    </div>
  );
}
