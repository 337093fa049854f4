import type { FactField, FactRow, FactRowDetail } from '#features/game-data/editing/fact-row.contract.ts';
import type { FactChange, FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { type NameOfRow, showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { AppError } from '#shared/errors.ts';

interface KnownRow {
  name: string;
  version: number;
  values: Record<string, unknown>;
  state: FactRow['state'];
}

/** Facts in memory that answer as those of the site do, for what works above them. */
export class FakeFactsDesk implements Pick<FactsDesk, 'row' | 'rows' | 'change'> {
  readonly known = new Map<string, KnownRow>();
  readonly changes: FactChange[] = [];
  reads = 0;

  set(entity: EntityName, id: number, values: Record<string, unknown>, state: FactRow['state'] = 'inForce'): void {
    this.known.set(`${entity}/${id}`, { name: String(values.name ?? id), version: 0, values, state });
  }

  #nameOf: NameOfRow = (to, row) => (typeof row === 'object' ? this.known.get(`${to}/${row.id}`)?.name : undefined);

  #field(entity: EntityName, name: string, value: unknown): FactField {
    const text = showFieldValue(entity, name, value, this.#nameOf);
    const base = { base: value, baseText: text, override: null, isConflict: false };
    return { name, value, text, ...base, source: ['seen'], confidence: 'medium', doubts: [] };
  }

  async row(entity: EntityName, id: number): Promise<FactRowDetail | undefined> {
    this.reads += 1;
    const known = this.known.get(`${entity}/${id}`);
    if (!known) return undefined;
    const { name, version, values, state } = known;
    const fields = fieldsOf(entity).map((field) => this.#field(entity, field.name, values[field.name] ?? null));
    const none = { isAdded: false, because: [], history: [], references: [], wouldSleep: 0 };
    return { entity, id, name, key: name, state, version, fields, names: {}, ...none };
  }

  async rows({ entity, ids = [] }: Parameters<FactsDesk['rows']>[0]): Promise<{ rows: FactRow[]; next: null }> {
    const rows = ids.flatMap((id): FactRow[] => {
      const known = this.known.get(`${entity}/${id}`);
      if (!known) return [];
      const { name, version, values, state } = known;
      const none = { isAdded: false, texts: {}, base: {}, overridden: [], conflicts: [], doubts: 0 };
      return [{ id, name, version, values, state, ...none }];
    });
    return { rows, next: null };
  }

  readonly change: FactsDesk['change'] = async (db, change, { note, at }) => {
    if (change.act !== 'edit') throw new Error(`Nothing is known of the act ${change.act}.`);
    const [edit] = change.edits;
    const known = edit && this.known.get(`${edit.entity}/${edit.rowId}`);
    if (!edit || known?.state !== 'inForce') throw new AppError('NOT_FOUND');
    if (known.version !== edit.version) {
      throw new AppError('CONFLICT', { data: { reason: 'CHANGED', current: known.version } });
    }
    const counts = { added: 0, changed: 1, removed: 0 };
    const isChanged = Object.entries(edit.fields).some(
      ([name, value]) => JSON.stringify(known.values[name] ?? null) !== JSON.stringify(value),
    );
    if (!isChanged) return { version: null, changes: { ...counts, changed: 0 } };
    this.changes.push(change);
    const row = {
      origin: 'correction' as const,
      source_hash: '',
      version: '',
      has_seeded_quests: true,
      note,
      imported_at: at,
    };
    const { id } = await db
      .insertInto('data_version')
      .values({ ...row, ...counts })
      .returning('id')
      .executeTakeFirstOrThrow();
    Object.assign(known.values, edit.fields);
    known.version = id;
    return { version: id, changes: counts };
  };
}

/** As the whole port: whatever else is asked of it fails. */
export function asFactsDesk(fake: FakeFactsDesk): FactsDesk {
  return fake as Partial<FactsDesk> as FactsDesk;
}
