import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { classNames } from '../components/class-names.ts';
import type { Count, FieldKind } from './field-kind.ts';

interface FieldFrameProps {
  frame: FieldKind<unknown>['frame'];
  label: ReactNode;
  id: string;
  noteId: string;
  hint?: ReactNode;
  issue?: string | undefined;
  count?: Count | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** Draws label, hint, issue and counter around the control of a field. */
export function FieldFrame({ frame, label, id, className, children, ...note }: FieldFrameProps) {
  if (frame === 'none') return children;
  if (frame === 'group') {
    return (
      <fieldset className={classNames('field', className)} data-issue={note.issue === undefined ? undefined : ''}>
        <legend className="label">{label}</legend>
        {children}
        <FieldNote {...note} />
      </fieldset>
    );
  }
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldNote {...note} />
    </div>
  );
}

type FieldNoteProps = Pick<FieldFrameProps, 'noteId' | 'hint' | 'issue' | 'count'>;

/** The issue of a field, else its hint, and beside it how many letters are typed. */
function FieldNote({ noteId, hint, issue, count }: FieldNoteProps) {
  const shown = issue ?? hint;
  if (shown === undefined && count === undefined) return null;
  const className = classNames('hint', issue !== undefined && 'bad', count && 'counted');
  if (count === undefined) {
    return (
      <p className={className} id={noteId} role={issue === undefined ? undefined : 'alert'}>
        {shown}
      </p>
    );
  }
  return (
    <p className={className} id={noteId}>
      <span role={issue === undefined ? undefined : 'alert'}>{shown}</span>
      <span className={count.length > count.max ? 'nowrap up' : 'nowrap'}>
        {`${formatDigits(count.length)} / ${formatDigits(count.max)}`}
      </span>
    </p>
  );
}
