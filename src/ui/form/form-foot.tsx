import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { useShownForm } from './form.tsx';

interface FormFootProps {
  /** On the button that sends. */
  label: string;
  sendingLabel: string;
  /** Where nothing else is to be read. */
  note?: ReactNode;
  className?: string | undefined;
  buttonClass?: string;
  /** The form stays after it is sent, and what became of it stands out. */
  isSaved?: boolean;
  /** Before the button that sends, such as the one that closes the form. */
  children?: ReactNode;
}

/** Shows what became of the form, and the button that sends it. */
export function FormFoot(props: FormFootProps) {
  const { label, sendingLabel, note, className, buttonClass, isSaved = false, children } = props;
  const { message, phase } = useShownForm().submission;
  return (
    <div className={classNames('submit', className)}>
      {isSaved ? (
        <p className="said grow" role="status" data-tone={message?.tone}>
          {message?.text}
        </p>
      ) : (
        <p className={message === null && note !== undefined ? 'meta grow' : 'meta up grow'} role="alert">
          {message?.text ?? note}
        </p>
      )}
      {children}
      <Button
        type="submit"
        tone="primary"
        className={buttonClass}
        disabled={phase === 'waiting'}
        aria-disabled={phase === 'sending'}
      >
        {phase === 'sending' ? sendingLabel : label}
      </Button>
    </div>
  );
}
