import { type FormEvent, useState } from 'react';
import {
  type CharacterFields,
  changesOf,
  type FieldFaults,
  type FieldName,
  fieldsOf,
  readFields,
} from '../../character-form.rules.ts';
import type { Me } from '../../profile.contract.ts';
import { profileWarnings } from '../../profile-warning.rules.ts';
import { characterDraft } from './character-draft.ts';
import { saveCharacter } from './save-character.ts';

/** What the form says in its place. */
export interface FormMessage {
  tone: 'ok' | 'bad';
  text: string;
}

const SAVED: FormMessage = { tone: 'ok', text: '저장했습니다.' };
const UNCHANGED: FormMessage = { tone: 'ok', text: '바뀐 것이 없습니다.' };
const RESTORED: FormMessage = { tone: 'ok', text: '저장하지 않은 내용을 되살렸습니다.' };
const UNFIT: FormMessage = { tone: 'bad', text: '표시한 칸을 다시 보아 주세요.' };
const FAILED: FormMessage = { tone: 'bad', text: '저장하지 못했습니다. 적은 것은 그대로 있으니 다시 해 주세요.' };

/** The id of a field's control. */
export const controlId = (field: FieldName) => `me-${field}`;

export function useCharacterEditor(me: Me) {
  const stored = characterDraft(me.id);
  const [draft] = useState(stored.read);
  const [fields, setFields] = useState(draft ?? fieldsOf(me));
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<FieldFaults>({});
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(draft && RESTORED);
  const { values, faults } = readFields(fields);
  const isChanged = hasAny(faults) || hasAny(changesOf(values, me));

  function change(part: Partial<CharacterFields>): void {
    const next = { ...fields, ...part };
    const read = readFields(next);
    setFields(next);
    setMessage(null);
    setRefused(without(refused, Object.keys(part)));
    stored.save(hasAny(read.faults) || hasAny(changesOf(read.values, me)) ? next : null);
  }

  function reset(): void {
    setFields(fieldsOf(me));
    setLeft(new Set());
    setRefused({});
    setMessage(null);
    stored.delete();
  }

  async function save(): Promise<void> {
    if (isSaving) return;
    setLeft(new Set(Object.keys(fields) as FieldName[]));
    if (hasAny(faults)) {
      setMessage(UNFIT);
      focusFirst(faults);
      return;
    }
    const changes = changesOf(values, me);
    if (!hasAny(changes)) {
      setMessage(UNCHANGED);
      return;
    }
    setSaving(true);
    try {
      const outcome = await saveCharacter(changes);
      if ('saved' in outcome) {
        setFields(fieldsOf(outcome.saved));
        stored.delete();
        setMessage(SAVED);
      } else {
        setRefused(outcome.faults);
        setMessage({ tone: 'bad', text: outcome.message });
        focusFirst(outcome.faults);
      }
    } catch (error) {
      console.error(error);
      setMessage(FAILED);
    } finally {
      setSaving(false);
    }
  }

  return {
    fields,
    values,
    /** Only of fields that one has left, or tried to send. */
    faultOf: (field: FieldName) => refused[field] ?? (left.has(field) ? faults[field] : undefined),
    warnings: profileWarnings(values),
    isChanged,
    isSaving,
    message,
    change,
    leave: (field: FieldName) => setLeft(new Set([...left, field])),
    reset,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
  };
}

export type CharacterEditorState = ReturnType<typeof useCharacterEditor>;

function hasAny(record: object): boolean {
  return Object.keys(record).length > 0;
}

function without(faults: FieldFaults, names: readonly string[]): FieldFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

function focusFirst(faults: FieldFaults): void {
  const [first] = Object.keys(faults) as FieldName[];
  if (first) document.getElementById(controlId(first))?.focus();
}
