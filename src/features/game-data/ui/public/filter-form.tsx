import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { PageParams } from '#shared/page-params.ts';

interface FilterFormProps {
  /** Path of the page itself. */
  action: string;
  label: string;
  /** The query of the page. */
  params: Pick<PageParams, 'texts'>;
  /** Names of the query that are no field of the form and must outlive a change of it. */
  preserve?: readonly string[];
  /** Milliseconds of rest after which typed words are applied, where each change asks the server; at once unless told. */
  patienceMs?: number;
  children: ReactNode;
}

type Texts = Readonly<Partial<Record<string, string>>>;
type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element): element is Field => 'name' in element && element.name !== '');
}

/** One of the fields that are chosen and not written. A radio with an empty value is the usual choice. */
function isTicked({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** What is asked, in an address: nothing for what is empty. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** Brings the fields to what the address says, after a link or the browser's back; never the one that is typed in. */
function showQuery(form: HTMLFormElement, texts: Texts): void {
  for (const field of fieldsOf(form)) {
    if (field === document.activeElement || field.type === 'hidden') continue;
    if (field instanceof HTMLInputElement && isTicked(field)) field.checked = (texts[field.name] ?? '') === field.value;
    else field.value = texts[field.name] ?? '';
    // what the address says may be no choice: the first one stands for it
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

/**
 * Filters of a list, kept in the address. Without scripts it is a plain form with a button; with them every change is
 * applied at once. Fields keep their own value (`defaultValue`): an address that lags behind would break the input of Korean.
 */
export function FilterForm({ action, label, params, preserve = [], patienceMs = 0, children }: FilterFormProps) {
  const [search, setSearch] = useSearchParams();
  const texts = params.texts(search);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const apply = (target: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSearch(queryOf(target), { replace: true, preventScrollReset: true });
  };
  const applySoon = (target: HTMLFormElement, field: EventTarget) => {
    const isTyped = field instanceof HTMLInputElement && !isTicked(field);
    if (!isTyped || patienceMs === 0) return apply(target);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => apply(target), patienceMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = useRef<URLSearchParams>(undefined);
  useEffect(() => {
    // While an answer is awaited the fields are ahead of the address.
    if (!form.current || shown.current === search) return;
    // What was typed before the scripts came is not lost.
    if (!shown.current && form.current.contains(document.activeElement)) apply(form.current);
    else showQuery(form.current, texts);
    shown.current = search;
  });
  return (
    <form
      ref={form}
      className="panel filters"
      method="get"
      action={action}
      aria-label={label}
      onChange={(event) => applySoon(event.currentTarget, event.target)}
      onBlur={(event) => timer.current !== undefined && apply(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {preserve.map((name) => {
        const value = texts[name];
        return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
      })}
      {children}
      {/* Enter in a field needs a button to press. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        적용
      </button>
      <noscript>
        <div className="frow">
          <button type="submit" className="btn">
            적용
          </button>
        </div>
      </noscript>
    </form>
  );
}
