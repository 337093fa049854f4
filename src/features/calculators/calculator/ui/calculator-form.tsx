import type { ReactNode } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import css from './calculator.module.css';

interface CalculatorFormProps {
  /** Head of the panel: what is asked about. */
  title: string;
  /** Beside the head: `FillFromProfile`. */
  aside?: ReactNode;
  /** Path of the calculator. */
  action: string;
  /** For fields that stand elsewhere on the page and belong to it by `form`. */
  id?: string;
  children: ReactNode;
}

/** The question, on the left. Without scripts it is sent as an address by a button; with them every change answers at once. */
export function CalculatorForm({ title, aside, action, id, children }: CalculatorFormProps) {
  return (
    <Panel title={title} aside={aside}>
      <form id={id} className={css.form} method="get" action={action} onSubmit={(event) => event.preventDefault()}>
        {children}
        <noscript>
          <button type="submit" className="btn">
            셈하기
          </button>
        </noscript>
      </form>
    </Panel>
  );
}
