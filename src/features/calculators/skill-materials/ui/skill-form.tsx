import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { JobField } from '../../calculator/ui/choice-field.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { OwnFill } from '../../calculator/ui/own-fill.tsx';
import type { Asked } from '../../calculator/ui/use-asked.ts';
import type { SkillQuestion } from '../skill-question.rules.ts';

interface SkillFormProps {
  asked: Asked;
  question: SkillQuestion;
}

export function SkillForm({ asked, question: { band, from, to } }: SkillFormProps) {
  const gameServer = asked.params.get('gameServer');
  const learnt = asked.params.get('have');
  return (
    <CalculatorForm
      title="직업과 레벨"
      action="/calc/skills"
      aside={<OwnFill asked={asked} fill={(me) => ({ job: me.job, to: me.level })} />}
    >
      {gameServer && <input type="hidden" name="gameServer" value={gameServer} />}
      {learnt && <input type="hidden" name="have" value={learnt} />}
      <JobField asked={asked} job={band.job} />
      <NumberField label="몇 레벨부터" name="from" asked={asked} reading={from} unit="레벨" />
      <NumberField
        label="몇 레벨까지"
        name="to"
        asked={asked}
        reading={to}
        unit="레벨"
        hint="승급 기술은 99레벨에 듭니다"
      />
    </CalculatorForm>
  );
}
