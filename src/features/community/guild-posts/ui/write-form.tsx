import { type FormEvent, type ReactNode, useState } from 'react';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import { Button } from '#ui/components/button.tsx';
import { useAct } from '../../ui/use-act.ts';
import css from './board.module.css';

interface WriteFormProps {
  label: string;
  placeholder: string;
  button: string;
  max: number;
  tone?: 'primary' | 'plain';
  /** What stands in it at first; absent: nothing. */
  first?: string;
  send: (text: string) => Promise<unknown>;
  renew: () => Promise<void>;
  onDone?: () => void;
  children?: ReactNode;
}

/** A text and the button that sends it; what was typed stays until it is sent. */
export function WriteForm(props: WriteFormProps) {
  const { label, placeholder, button, max, tone = 'plain', first = '', send, renew, onDone, children } = props;
  const [text, setText] = useState(first);
  const act = useAct(renew);
  const fault = lengthIssue(textLength(text.trim()), { max });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || fault !== undefined) return;
    if (!(await act.run(() => send(text.trim())))) return;
    setText('');
    onDone?.();
  };
  const problem = fault ?? act.refusal;
  return (
    <form className="stack gap-1" onSubmit={(event) => void submit(event)}>
      <div className={css.write}>
        <textarea
          className="in"
          rows={1}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          aria-invalid={fault !== undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" tone={tone} disabled={text.trim() === ''} aria-disabled={act.isSending}>
          {button}
        </Button>
      </div>
      {children}
      {problem && (
        <p className="meta up" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
