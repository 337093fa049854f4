import { useId, useState } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { DAY_MS } from '#shared/durations.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { custom } from '#ui/form/field-kind.ts';
import { Form, FormField, FormPart } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { termFields } from './operator-fields.ts';
import { explainOperator, foundPeople, operatorMutations } from './operator-query.ts';
import css from './operators.module.css';

interface Chosen {
  readonly userId: string;
  readonly name: string;
}

const NOBODY: Chosen = { userId: '', name: '' };
const USUAL_DAYS = 30;

const addForm = defineForm({
  fields: {
    person: custom<Chosen, string>({
      label: '운영자가 될 사람',
      frame: 'group',
      empty: NOBODY,
      parse: () => undefined,
      read: ({ userId }) => (userId === '' ? { issue: '닉네임을 찾아 한 사람을 골라 주세요.' } : { sent: userId }),
    }),
    ...termFields,
  },
});

/** Makes somebody an operator, who is found by name. */
export function AddOperator({ onClose }: { onClose: () => void }) {
  const submission = useForm(addForm, {
    endpoint: operatorMutations.add,
    first: () => addForm.fromRow({ until: new Date(Date.now() + USUAL_DAYS * DAY_MS).toISOString() }),
    toInput: ({ person, level, hasEnd, until }) => ({
      body: { userId: person, level, ...(hasEnd && { until }) },
    }),
    onDone() {
      onClose();
      return undefined;
    },
    explain: explainOperator,
  });
  const { person, hasEnd } = submission.values;
  return (
    <Panel title="운영자 추가" className="mb-4">
      <Form of={addForm} submission={submission} id="new-operator" label="운영자 추가" className="pad form" isOpened>
        <FormField of={addForm} name="person">
          {({ value, onChange }) => <PersonPicker chosen={value} onChoose={onChange} />}
        </FormField>
        <FormField of={addForm} name="level" />
        <FormField of={addForm} name="hasEnd" />
        {hasEnd && (
          <div className="f2">
            <FormField of={addForm} name="until" />
            <FormPart of={addForm} name="until" part="time" />
          </div>
        )}
        <FormFoot label={person.name === '' ? '운영자 추가' : `${person.name} 추가`} sendingLabel="추가하는 중">
          <Button onClick={onClose}>취소</Button>
        </FormFoot>
      </Form>
    </Panel>
  );
}

interface PersonPickerProps {
  chosen: Chosen;
  onChoose(person: Chosen): void;
}

function PersonPicker({ chosen, onChoose }: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const q = typed.trim();
  const { data: found = [] } = useLiveQuery(foundPeople, q, { isEnabled: q !== '' });
  return (
    <>
      <SearchField
        aria-label="닉네임이나 회원 번호"
        aria-controls={listId}
        placeholder="닉네임이나 회원 번호"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul id={listId} className={css.found}>
        {found.map(({ userId, profileId, name }) => (
          <li key={userId}>
            <button
              type="button"
              className={userId === chosen.userId ? 'chip on' : 'chip'}
              aria-pressed={userId === chosen.userId}
              onClick={() => onChoose({ userId, name })}
            >
              {name} <span className="meta">{profileId}</span>
            </button>
          </li>
        ))}
        {q !== '' && found.length === 0 && <li className="meta">찾은 사람이 없습니다</li>}
      </ul>
    </>
  );
}
