import { useState } from 'react';
import { inTab, json } from '#platform/client/device-storage.ts';
import { newDraft, type StoredDraft } from '#platform/client/use-draft.ts';
import { findChanges } from '../../../profiles/character-form.rules.ts';
import { type Me, updateProfile } from '../../../profiles/profile.contract.ts';
import { profileWarnings } from '../../../profiles/profile-warning.rules.ts';
import { useForm } from '../../../require-login/ui/public/use-form.ts';
import { setMe } from '../../../sessions/ui/public/own-api.ts';
import {
  type CharacterField,
  type CharacterValues,
  characterForm,
  isChanged,
  parseCharacterDraft,
} from './character-form.tsx';

const WORDS = {
  atFields: '표시한 칸을 다시 확인해 주세요.',
  stopped: '저장하지 못했습니다. 입력한 내용은 이 탭에 그대로 남아 있습니다.',
  failed: '저장하지 못했습니다. 입력한 내용은 그대로 있으니 다시 해 주세요.',
  restored: '저장하지 않은 내용을 불러왔습니다.',
};
const UNCHANGED = { tone: 'ok', text: '바뀐 내용이 없습니다.' } as const;
const UNREAD = { level: 0, maxHp: null, maxMp: null, targetHp: null, targetMp: null };

export function useCharacterEditor(me: Me) {
  const [left, setLeft] = useState<ReadonlySet<CharacterField>>(new Set());
  const submission = useForm(characterForm, {
    endpoint: updateProfile,
    stored: characterDraft(me),
    first: () => characterForm.fromRow(me),
    toInput: (body) => ({ body: findChanges(body, me) }),
    findObstacle: (body) => (Object.keys(findChanges(body, me)).length > 0 ? undefined : UNCHANGED),
    onDone(saved) {
      setMe(saved);
      submission.reset(characterForm.fromRow(saved));
      return '저장했습니다.';
    },
    isLive: true,
    words: WORDS,
    explain: (_, usual) => usual,
  });
  const { values } = submission;
  const issues = characterForm.validate(values);
  const character = { ...values, ...UNREAD, ...characterForm.toPartialBody(values) };
  return {
    submission,
    character,
    issueOf: (field: CharacterField) => (left.has(field) ? issues[field] : undefined),
    warnings: profileWarnings(character),
    isChanged: isChanged(values, me),
    leave: (field: CharacterField) => setLeft(new Set([...left, field])),
    reset() {
      setLeft(new Set());
      submission.reset(characterForm.fromRow(me));
    },
  };
}

export type CharacterEditorState = ReturnType<typeof useCharacterEditor>;

/** Stored in the tab: survives a reload and the end of the session. */
function characterDraft(me: Me): StoredDraft<CharacterValues> {
  const { parse } = json((stored) => parseCharacterDraft(stored, me.id));
  return inTab<ReturnType<StoredDraft<CharacterValues>['read']>>('character-draft', {
    parse(text) {
      const values = parse(text);
      return values && newDraft(values);
    },
    format: (draft) =>
      draft && isChanged(draft.values, me) ? JSON.stringify({ profileId: me.id, fields: draft.values }) : null,
  });
}
