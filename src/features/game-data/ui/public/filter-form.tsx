import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import type { PageParams } from '#shared/page-params.ts';

export interface FilterFormProps {
  /** Path of the list. */
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

const TextsOfAddress = createContext<Texts>({});

/** Returns the text of a name in the address of the form around it; empty: none. */
export function useFilterText(name: string): string {
  return use(TextsOfAddress)[name] ?? '';
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function toQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** The query of the fields as they were drawn, whatever was changed since. */
function toDrawnQuery(form: HTMLFormElement): URLSearchParams {
  const drawn = form.cloneNode(true) as HTMLFormElement;
  drawn.reset();
  return toQuery(drawn);
}

/** Updates the fields after a link or the browser's back button, except the focused one. */
function showQuery(form: HTMLFormElement, texts: Texts): void {
  for (const field of [...form.elements] as Field[]) {
    if (!field.name || field.type === 'hidden' || field === document.activeElement) continue;
    const text = texts[field.name] ?? '';
    // The default choice of radios has no value.
    if (isTicked(field)) field.checked = field.value === text;
    else field.value = text;
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
    else if (`${toQuery(form.current)}` !== `${toDrawnQuery(form.current)}`) apply(form.current);
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
      <TextsOfAddress value={texts}>{children}</TextsOfAddress>
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
