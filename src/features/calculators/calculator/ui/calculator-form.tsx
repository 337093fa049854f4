import type { ReactNode } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { countText } from '../count-parts.rules.ts';
import css from './calculator.module.css';

interface AnswerLine {
  label: string;
  /** A count, or text of another unit; null: not known. */
  value: number | string | null;
}

interface CalculatorFormProps {
  title: string;
  aside?: ReactNode;
  action: string;
  id?: string;
  /**
   * Shortened answer. On phones it stays visible above the fields, because the on-screen keyboard covers the answer
   * below.
   */
  answer: AnswerLine;
  children: ReactNode;
}

/** Without scripts a button submits it as a query; with them every change updates the answer. */
export function CalculatorForm({ title, aside, action, id, answer, children }: CalculatorFormProps) {
  return (
    <div className="question">
      <a className={`narrow stays ${css.answerLine}`} href="#answer">
        <span className="meta">{answer.label}</span>
        {/* Keyed by the value, because moved digits would count as a layout shift. */}
        <b key={answer.value}>{typeof answer.value === 'string' ? answer.value : countText(answer.value)}</b>
      </a>
      <Panel title={title} aside={aside}>
        <form id={id} className={css.form} method="get" action={action} onSubmit={(event) => event.preventDefault()}>
          {children}
          <noscript>
            <button type="submit" className="btn">
              계산하기
            </button>
          </noscript>
        </form>
      </Panel>
    </div>
  );
}
