import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ValuesOf } from '#shared/form.ts';
import type { KindSet } from './field-kind.ts';
import { LiveFields } from './live-fields.tsx';

interface PostFormProps<Fields extends KindSet> {
  of: { readonly fields: Fields; readonly empty: ValuesOf<Fields> };
  /** Prefix of the ids of its fields; unique on its page. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** A form that the browser itself checks and posts to the address of its page, with and without scripts. */
export function PostForm<Fields extends KindSet>({ of, id, className, children }: PostFormProps<Fields>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(of.empty);
  const change = (part: object) => setValues((before) => ({ ...before, ...part }));
  const takeOver = useEffectEvent(() => {
    // The fields may have been filled in before the code came.
    if (form.current) change(Object.fromEntries(new FormData(form.current)));
  });
  useEffect(() => takeOver(), []);
  return (
    <form method="post" ref={form} className={className}>
      <LiveFields of={of} id={id} values={values} change={change} form={form}>
        {children}
      </LiveFields>
    </form>
  );
}
