import { useId } from 'react';
import { useLocalForm } from '#platform/client/form/use-local-form.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { spanText } from '../boss-timer.labels.ts';
import css from './boss-timers.module.css';
import { respawnForm } from './timer-fields.tsx';

/** Minutes offered as buttons; any other time is typed. */
const CHOICES = [30, 60, 120, 180, 360, 720] as const;

interface RespawnPromptProps {
  name: string;
  onChoose: (minutes: number) => void;
}

/** Asks for the respawn time of a boss that was killed and whose time is not known. */
export function RespawnPrompt({ name, onChoose }: RespawnPromptProps) {
  const id = useId();
  const submission = useLocalForm(respawnForm, undefined, {
    onDone: ({ respawnMinutes }) => respawnMinutes !== null && onChoose(respawnMinutes),
  });
  return (
    <Form of={respawnForm} submission={submission} id={id} className={css.prompt} label={`${name} 리젠 시간`}>
      <p>리젠 시간을 고르면 남은 시간을 보여 줍니다.</p>
      <div className={`chips ${css.promptChips}`}>
        {CHOICES.map((minutes) => (
          <button key={minutes} type="button" className={`chip ${css.toolsChip}`} onClick={() => onChoose(minutes)}>
            {spanText(minutes)}
          </button>
        ))}
      </div>
      <FormField of={respawnForm} name="respawnMinutes">
        {(props) => (
          <span className="row">
            {respawnForm.fields.respawnMinutes.draw(props)}
            <Button type="submit">저장</Button>
          </span>
        )}
      </FormField>
    </Form>
  );
}
