import { useState } from 'react';
import { inTab } from '#platform/client/device-storage.ts';
import type { Parsed } from '#platform/client/form/submission.ts';
import { newDraft, type StoredDraft, useDraft } from '#platform/client/use-draft.ts';
import {
  type CharacterFields,
  changesOf,
  draftText,
  type FieldName,
  fieldsOf,
  readDraft,
  readFields,
} from '../../../profiles/character-form.rules.ts';
import { type Me, updateProfile } from '../../../profiles/profile.contract.ts';
import { profileWarnings } from '../../../profiles/profile-warning.rules.ts';
import { useSubmission } from '../../../require-login/ui/public/use-submission.ts';
import { setMe } from '../../../sessions/ui/public/own-api.ts';

const WORDS = {
  atFields: '표시한 칸을 다시 확인해 주세요.',
  stopped: '저장하지 못했습니다. 입력한 내용은 이 탭에 그대로 남아 있습니다.',
  failed: '저장하지 못했습니다. 입력한 내용은 그대로 있으니 다시 해 주세요.',
  restored: '저장하지 않은 내용을 불러왔습니다.',
};
const UNCHANGED = { tone: 'ok', text: '바뀐 내용이 없습니다.' } as const;

export const controlId = (field: FieldName) => `me-${field}`;

export function useCharacterEditor(me: Me) {
  const draft = useDraft(characterDraft(me), () => fieldsOf(me));
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const { issues, change, reset, ...submission } = useSubmission({
    endpoint: updateProfile,
    draft,
    parse: (fields) => parse(fields, me),
    onDone(saved) {
      setMe(saved);
      draft.reset(fieldsOf(saved));
      return '저장했습니다.';
    },
    fields: FIELDS,
    isLive: true,
    words: WORDS,
  });
  const { values, faults } = readFields(draft.values);

  return {
    ...submission,
    fields: draft.values,
    values,
    faultOf: (field: FieldName) => issues[field] ?? (left.has(field) ? faults[field] : undefined),
    warnings: profileWarnings(values),
    isChanged: isChanged(draft.values, me),
    change,
    leave: (field: FieldName) => setLeft(new Set([...left, field])),
    reset() {
      setLeft(new Set());
      reset(fieldsOf(me));
    },
  };
}

export type CharacterEditorState = ReturnType<typeof useCharacterEditor>;

const FIELDS: readonly FieldName[] = [
  'name',
  'level',
  'job',
  'grade',
  'maxHp',
  'maxMp',
  'targetHp',
  'targetMp',
  'showsDiscord',
];

function parse(fields: CharacterFields, me: Me): Parsed<typeof updateProfile, FieldName> {
  const { values, faults } = readFields(fields);
  if (hasAny(faults)) return { issues: faults };
  const body = changesOf(values, me);
  return hasAny(body) ? { input: { body } } : { issues: {}, message: UNCHANGED };
}

/** Stored in the tab: survives a reload and the end of the session. */
function characterDraft(me: Me): StoredDraft<CharacterFields> {
  return inTab<ReturnType<StoredDraft<CharacterFields>['read']>>('character-draft', {
    parse(text) {
      const fields = readDraft(text, me.id);
      return fields && newDraft(fields);
    },
    format: (draft) => (draft && isChanged(draft.values, me) ? draftText(me.id, draft.values) : null),
  });
}

function isChanged(fields: CharacterFields, me: Me): boolean {
  const { values, faults } = readFields(fields);
  return hasAny(faults) || hasAny(changesOf(values, me));
}

function hasAny(record: object): boolean {
  return Object.keys(record).length > 0;
}
