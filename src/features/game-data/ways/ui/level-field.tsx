import { Field, TextInput } from '#ui/components/field.tsx';

const NOTE = '적으면 그 레벨로 지나갈 수 있는 문만 따집니다.';

export function LevelField({ level: { text, note } }: { level: { text: string; note: string | null } }) {
  return (
    <Field id="way-level" label="내 레벨" hint={note ?? NOTE}>
      <TextInput
        key={text}
        id="way-level"
        name="level"
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        defaultValue={text}
        placeholder="모두 지나갈 수 있음"
        aria-describedby="way-level-hint"
      />
    </Field>
  );
}
