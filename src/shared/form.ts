/** The value that a field sends, or why it cannot be sent. */
export type Reading<Sent> = { readonly sent: Sent } | { readonly issue: string };

/** The half of a form's field that knows no screen. */
export interface FieldRules<Value, Sent = Value> {
  readonly empty: Value;
  /** `false`: the field has no place for an issue. It is marked, and the form itself says what is wrong. */
  readonly showsIssue?: false;
  /** Undefined where a stored value cannot be used. */
  parse(stored: unknown): Value | undefined;
  read(value: Value): Reading<Sent>;
  /** Left out where what is sent says less than what the form shows: `fromRow` leaves the field empty. */
  write?(sent: Sent): Value;
  /** Finds the value in a draft that an earlier release stored in another shape. */
  was?(draft: Readonly<Record<string, unknown>>): unknown;
}

export type FieldSet = Readonly<Record<string, FieldRules<unknown, unknown>>>;
export type FieldName<Fields extends FieldSet> = keyof Fields & string;
export type ValuesOf<Fields extends FieldSet> = { readonly [Name in keyof Fields]: Fields[Name]['empty'] };
export type SentOf<Fields extends FieldSet> = {
  [Name in keyof Fields]: Extract<ReturnType<Fields[Name]['read']>, { readonly sent: unknown }>['sent'];
};
export type FieldIssues<Name extends string> = { readonly [N in Name]?: string };

interface FormOptions<Fields extends FieldSet, Context> {
  readonly fields: Fields;
  /** Completes the values before they are read, such as an address that counts only where its box is ticked. */
  prepare?(values: ValuesOf<Fields>, context: Context): ValuesOf<Fields>;
  /** Issues between fields, or of one field and what surrounds the form; a field with an issue of its own is left out. */
  check?(sent: Partial<SentOf<Fields>>, context: Context): FieldIssues<FieldName<Fields>>;
}

export interface FormDefinition<Fields extends FieldSet, Context = void> {
  readonly fields: Fields;
  /** Fields that show the issues of the server. */
  readonly names: readonly FieldName<Fields>[];
  readonly empty: ValuesOf<Fields>;
  /** Fields that the row lacks are empty. */
  fromRow(row: Partial<SentOf<Fields>>): ValuesOf<Fields>;
  /** Reads a stored draft; a value that cannot be used is empty. Null: it is no draft. */
  parse(stored: unknown): ValuesOf<Fields> | null;
  /** Null also where one value cannot be used, for a change of a row, whose field must not be emptied unseen. */
  parseWhole(stored: unknown): ValuesOf<Fields> | null;
  validate(values: ValuesOf<Fields>, context: Context): FieldIssues<FieldName<Fields>>;
  /** Reads the fields that have no issue of their own, whatever stands in the others. */
  toPartialBody(values: ValuesOf<Fields>, context: Context): Partial<SentOf<Fields>>;
  /** @throws {Error} where `validate` finds an issue */
  toBody(values: ValuesOf<Fields>, context: Context): SentOf<Fields>;
}

/** Makes the values of a form, its stored draft, its issues and its request of one definition. */
export function defineForm<Fields extends FieldSet, Context = void>({
  fields,
  prepare = (values) => values,
  check,
}: FormOptions<Fields, Context>): FormDefinition<Fields, Context> {
  type Values = ValuesOf<Fields>;
  type Name = FieldName<Fields>;
  const all = Object.entries(fields) as [Name, FieldRules<unknown, unknown>][];
  const collect = (toValue: (field: FieldRules<unknown, unknown>, name: Name) => unknown) =>
    Object.fromEntries(all.map(([name, field]) => [name, toValue(field, name)])) as Values;

  function read(typed: Values, context: Context) {
    const values = prepare(typed, context);
    const sent: Partial<Record<Name, unknown>> = {};
    const issues: Partial<Record<Name, string>> = {};
    for (const [name, field] of all) {
      const reading = field.read(values[name]);
      if ('issue' in reading) issues[name] = reading.issue;
      else sent[name] = reading.sent;
    }
    const body = sent as SentOf<Fields>;
    return { body, issues: { ...check?.(body, context), ...issues } as FieldIssues<Name> };
  }

  const parseBy = (toUnusable: (field: FieldRules<unknown, unknown>) => unknown) => (whole: unknown) => {
    if (typeof whole !== 'object' || whole === null) return null;
    const draft = whole as Readonly<Record<string, unknown>>;
    return collect((field, name) => {
      const stored = draft[name] === undefined ? field.was?.(draft) : draft[name];
      const value = field.parse(stored);
      return value === undefined ? toUnusable(field) : value;
    });
  };
  const parseSome = parseBy(() => undefined);

  return {
    fields,
    names: all.flatMap(([name, { showsIssue }]) => (showsIssue === false ? [] : [name])),
    empty: collect((field) => field.empty),
    fromRow: (row) =>
      collect((field, name) => (row[name] === undefined || !field.write ? field.empty : field.write(row[name]))),
    parse: parseBy((field) => field.empty),
    parseWhole(stored) {
      const values = parseSome(stored);
      return values && Object.values(values).every((value) => value !== undefined) ? values : null;
    },
    toPartialBody: (values, context) => read(values, context).body,
    validate: (values, context) => read(values, context).issues,
    toBody(values, context) {
      const { body, issues } = read(values, context);
      if (hasIssues(issues)) throw new Error(`A form with issues has no body: ${Object.keys(issues).join(', ')}.`);
      return body;
    },
  };
}

export function hasIssues(issues: object): boolean {
  return Object.values(issues).some((issue) => issue !== undefined);
}

/** Typed text as the server stores it: composed, with plain ends of lines, without blanks around it. */
export function typedText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** Null: nothing is typed. Undefined: it is no whole number from `min` to `max`. */
export function readWholeNumber(text: string, { min, max }: { min: number; max: number }): number | null | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return null;
  const value = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
