import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import type { PageParams } from '#shared/page-params.ts';

interface FilterFormProps {
  action: string;
  label: string;
  params: Pick<PageParams, 'texts'>;
  /** Parameters of the query that are no field of the form and must survive a submit. */
  preserve?: readonly string[];
  /** Debounce of typed text in milliseconds, for forms whose changes request the server; default: none. */
  patienceMs?: number;
  children: ReactNode;
}

type Texts = Readonly<Partial<Record<string, string>>>;
type Field = HTMLInputElement | HTMLSelectElement;

function listFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element): element is Field => 'name' in element && element.name !== '');
}

/** Checkboxes and radios; a radio with an empty value is the default choice. */
function isTicked({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) {
    return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  }
  const original = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(original, 0);
}

function toQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** Updates the fields after a link or the browser's back button, except the focused one. */
function showQuery(form: HTMLFormElement, texts: Texts): void {
  for (const field of listFields(form)) {
    if (field === document.activeElement || field.type === 'hidden') continue;
    if (field instanceof HTMLInputElement && isTicked(field)) field.checked = (texts[field.name] ?? '') === field.value;
    else field.value = texts[field.name] ?? '';
    // For a value that is no option the first one is selected.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

/**
 * Filters of a list, stored in the address. Without scripts it is a plain form with a button; with them every change is
 * applied at once. Fields are uncontrolled (`defaultValue`): a controlled value that lags behind breaks Korean input.
 */
export function FilterForm({ action, label, params, preserve = [], patienceMs = 0, children }: FilterFormProps) {
  const [search, setSearch] = useSearchParams();
  const texts = params.texts(search);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const apply = (target: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSearch(toQuery(target), { replace: true, preventScrollReset: true });
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
    // While a navigation is pending, the fields are ahead of the address.
    if (!form.current || shown.current === search) return;
    // On the first run the server has rendered the fields already; changes made before hydration are applied.
    if (shown.current) showQuery(form.current, texts);
    else if (listFields(form.current).some(isChanged)) apply(form.current);
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
      {/* Enter in a field needs a submit button. */}
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
