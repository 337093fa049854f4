import { onDevice } from '#platform/client/device-storage.ts';
import { useStored } from '#platform/client/use-stored.ts';
import { jobName } from '#shared/jobs.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { RouteLink } from '../../../refs/ui/public/route-link.tsx';
import type { PromotionPerson, PromotionThing, PromotionView } from '../../promotion-view.reader.ts';
import { parseTickedSteps, stepId, type TickedSteps, withoutGrade, withStep } from '../../ticked-steps.rules.ts';
import css from './promotion-panel.module.css';

const stored = onDevice<TickedSteps>(
  'promotion-steps',
  { parse: parseTickedSteps, format: (steps) => (steps.length === 0 ? null : JSON.stringify(steps)) },
  { staysOnPage: true },
);

function useTickedSteps(): TickedSteps {
  return useStored(stored);
}

function changeTickedSteps(change: (ticked: TickedSteps) => TickedSteps): void {
  stored.save(change(stored.read()));
}

interface PromotionPanelProps {
  promotions: readonly PromotionView[];
  /** Only people for this job are shown; missing: those for all jobs. */
  job?: number;
  level?: number;
}

/** Lists the places to go to, people to talk to and items to bring for one grade, as steps to tick off. */
export function PromotionPanel({ promotions, ...reader }: PromotionPanelProps) {
  const [first] = promotions;
  const ticked = useTickedSteps();
  if (!first) return null;
  const steps = listStepIds(promotions);
  const done = steps.filter((id) => ticked.includes(id)).length;
  return (
    <Panel title={`${first.grade}차 승급 순서`} aside={`${done} / ${steps.length}`}>
      <Errands promotions={promotions} ticked={ticked} {...reader} />
      <p className={`pad ${css.foot}`}>
        <span className="meta grow">표시한 것은 이 기기에만 저장됩니다.</span>
        <Button
          className="needs-script"
          size="sm"
          disabled={done === 0}
          onClick={() => changeTickedSteps((all) => withoutGrade(all, first.grade))}
        >
          처음부터
        </Button>
      </p>
    </Panel>
  );
}

/** Shows all grades, each folded. */
export function PromotionGuide({ promotions }: Pick<PromotionPanelProps, 'promotions'>) {
  const ticked = useTickedSteps();
  if (promotions.length === 0) return null;
  return (
    <Panel title="승급 순서" aside="이 기기에만 저장됩니다">
      {[...Map.groupBy(promotions, ({ grade }) => grade)].map(([grade, own]) => {
        const steps = listStepIds(own);
        const done = steps.filter((id) => ticked.includes(id)).length;
        return (
          <Collapsible key={grade} title={`${grade}차 승급 ${done} / ${steps.length}`}>
            <Errands promotions={own} ticked={ticked} />
          </Collapsible>
        );
      })}
    </Panel>
  );
}

function listStepIds(promotions: readonly PromotionView[]): string[] {
  return promotions.flatMap(({ key, steps }) => steps.map((_, step) => stepId(key, step)));
}

interface ErrandsProps extends PromotionPanelProps {
  ticked: TickedSteps;
}

function Errands({ promotions, ticked, job, level }: ErrandsProps) {
  return promotions.map((promotion) => (
    <section key={promotion.key} className={css.errand}>
      <h3>{promotion.title}</h3>
      <ul className={css.people}>
        {promotion.people
          .filter(({ jobs }) => isForJob(jobs, job))
          .map((person) => (
            <Person key={person.npc} person={person} hasJob={job === undefined} level={level} />
          ))}
      </ul>
      <Things label="가져갈 것" things={promotion.needs} />
      <Steps promotion={promotion} ticked={ticked} />
      <Things label="받는 것" things={promotion.gives} />
      {promotion.note && <p className="meta">{promotion.note}</p>}
    </section>
  ));
}

function isForJob(jobs: readonly number[], job: number | undefined): boolean {
  return job === undefined || jobs.length === 0 || jobs.includes(job);
}

interface PersonProps {
  person: PromotionPerson;
  hasJob: boolean;
  level: number | undefined;
}

function Person({ person: { npc, jobs, text, href, to }, hasJob, level }: PersonProps) {
  return (
    <li>
      <span className="grow">
        <b>{npc}</b> {hasJob && jobs.length > 0 && <span className="meta">{jobs.map(jobName).join('·')} </span>}
        {href === null ? <span className="meta">{text}</span> : <a href={href}>{text}</a>}
      </span>
      {to !== null && <RouteLink to={to} name={npc} level={level} />}
    </li>
  );
}

function Things({ label, things }: { label: string; things: readonly PromotionThing[] }) {
  if (things.length === 0) return null;
  return (
    <p className={css.things}>
      <span className="meta">{label}</span>
      {things.map(({ id, name, quantity }) => (
        <span key={name}>
          {id === undefined ? (
            name
          ) : (
            <a href={`/items/${id}`} data-card={`item:${id}`}>
              {name}
            </a>
          )}
          {quantity > 1 && <span className="own-text">{` ${quantity}`}</span>}
        </span>
      ))}
    </p>
  );
}

function Steps({ promotion: { key, steps }, ticked }: { promotion: PromotionView; ticked: TickedSteps }) {
  return (
    <ol className={css.steps}>
      {steps.map((text, step) => {
        const id = stepId(key, step);
        const isTicked = ticked.includes(id);
        return (
          <li key={id}>
            <label className={classNames('check', css.step, isTicked && css.done)}>
              <input
                type="checkbox"
                className="needs-script"
                checked={isTicked}
                onChange={(event) => {
                  const { checked } = event.target;
                  changeTickedSteps((all) => withStep(all, id, checked));
                }}
              />
              <span>{text}</span>
            </label>
          </li>
        );
      })}
    </ol>
  );
}
