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
