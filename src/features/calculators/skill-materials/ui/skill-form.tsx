import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { FillFromProfile } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { JobField } from '../../calculator/ui/query-choice.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { skillMaterialsParams } from '../skill-materials.params.ts';
import type { SkillQuestion } from '../skill-question.rules.ts';

interface SkillFormProps {
  queryState: QueryStateOf<typeof skillMaterialsParams>;
  question: SkillQuestion;
}

export function SkillForm({ queryState, question: { band, from, to } }: SkillFormProps) {
  const { gameServer, have: learnt } = queryState.texts;
  return (
    <CalculatorForm
      title="직업과 레벨"
      action="/calc/skills"
      aside={<FillFromProfile queryState={queryState} fill={(me) => ({ job: me.job, to: me.level })} />}
    >
      {gameServer && <input type="hidden" name="gameServer" value={gameServer} />}
      {learnt && <input type="hidden" name="have" value={learnt} />}
      <JobField queryState={queryState} job={band.job} />
      <NumberField label="몇 레벨부터" name="from" queryState={queryState} parsed={from} unit="레벨" />
      <NumberField
        label="몇 레벨까지"
        name="to"
        queryState={queryState}
        parsed={to}
        unit="레벨"
        hint="승급 기술은 99레벨에 듭니다"
      />
    </CalculatorForm>
  );
}
