import { Field, TextInput } from '#ui/components/field.tsx';
import { mapRouteHref } from './public/map-route-link.ts';

interface LevelFieldProps {
  level: { text: string; note: string | null };
  ownLevel: number | null;
  from: string;
  to: string;
}

export function LevelField({ level: { text, note }, ownLevel, from, to }: LevelFieldProps) {
  const hint =
    ownLevel === null || String(ownLevel) === text ? (
      '적으면 그 레벨로 지나갈 수 있는 문만 따집니다.'
    ) : (
      <a href={mapRouteHref({ from, to, level: ownLevel })}>내 캐릭터의 레벨 {ownLevel}로 보기</a>
    );
  return (
    <Field id="way-level" label="내 레벨" hint={note ?? hint}>
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
