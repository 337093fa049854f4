import type { ReactNode } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import css from './calculator.module.css';

interface CalculatorFormProps {
  title: string;
  aside?: ReactNode;
  action: string;
  id?: string;
  children: ReactNode;
}

/** Without scripts a button submits it as a query; with them every change updates the answer. */
export function CalculatorForm({ title, aside, action, id, children }: CalculatorFormProps) {
  return (
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
  );
}
