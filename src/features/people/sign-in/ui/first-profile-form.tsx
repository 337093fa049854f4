import { Suspense } from 'react';
import { storedGameServer } from '#platform/client/stored-game-server.ts';
import { ALL_SERVERS } from '#shared/all-servers.ts';
import { gradeName } from '#shared/jobs.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { ChoiceSelect } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { upsertProfile } from '../../profiles/profile.contract.ts';
import { useForm } from '../../require-login/ui/public/use-form.ts';
import { reloadMe } from '../../sessions/ui/public/own-api.ts';
import {
  type FirstProfile,
  firstProfileDraft,
  firstProfileForm,
  firstValues,
  mayBePromoted,
  toFirstProfileBody,
} from './first-profile-fields.tsx';
import css from './sign-in.module.css';

/** Tells people who sign up shortly before a new version comes into force. */
const LegalChangesNote = partOnDemand(() => import('../../consents/ui/legal-changes-note.tsx'));

const CONSENTS = ['terms', 'policy', 'age'] as const;
const GRADES = [0, 1, 2, 3, 4];

interface Newcomer {
  readonly userId: string;
  readonly name: unknown;
}

export function FirstProfileForm({ newcomer }: { newcomer: Newcomer }) {
  const submission = useFirstProfile(newcomer);
  const { values, issues, change } = submission;
  const isSending = submission.phase === 'sending';
  return (
    <Form of={firstProfileForm} submission={submission} id="first" className="cols">
      <div className="stack">
        <Panel title="내 캐릭터">
          <CharacterFields values={values} />
        </Panel>
        <Panel title="동의">
          <Consents values={values} issue={issues.terms ?? issues.policy ?? issues.age} change={change} />
        </Panel>
        <div className="submit">
          <span className="faint meta">모두 내 정보에서 언제든 바꿀 수 있습니다.</span>
          <span className="grow" />
          <span className="wide">
            <Begin isSending={isSending} />
          </span>
        </div>
      </div>
      <Panel title="공개 범위" as="aside">
        <ul className="pad stack gap-3 small dim">
          <li>이름, 직업, 레벨, 승급, 체력·마력은 누구나 볼 수 있습니다.</li>
          <li>디스코드 이름은 ‘공개’를 선택하기 전에는 보이지 않습니다.</li>
          <li>이메일은 누구에게도 보이지 않습니다.</li>
          <li>언제든 내 정보에서 모두 지울 수 있습니다.</li>
        </ul>
      </Panel>
      <ActionBar>
        <Begin isSending={isSending} />
      </ActionBar>
    </Form>
  );
}

function useFirstProfile({ userId, name }: Newcomer) {
  const { gameServers } = useSite();
  return useForm(firstProfileForm, {
    endpoint: upsertProfile,
    stored: firstProfileDraft(userId),
    first() {
      const chosen = gameServers.find(({ id }) => id === storedGameServer.read());
      return { ...firstValues(name), gameServer: chosen ? String(chosen.id) : '' };
    },
    toInput: (body) => ({ body: toFirstProfileBody(body) }),
    async onDone(_, { gameServer }) {
      if (gameServer !== '') storedGameServer.save(Number(gameServer));
      await reloadMe();
      return undefined;
    },
    isLive: true,
    explain: 'dialog',
  });
}

function Begin({ isSending }: { isSending: boolean }) {
  return (
    <Button type="submit" tone="primary" aria-busy={isSending}>
      {isSending ? '만드는 중' : '시작하기'}
    </Button>
  );
}

function CharacterFields({ values }: { values: FirstProfile }) {
  return (
    <div className="pad form">
      <FormField of={firstProfileForm} name="name" aria-required />
      <div className="f2">
        <FormField of={firstProfileForm} name="job" />
        <FormField of={firstProfileForm} name="level" aria-required />
        <GradeField values={values} />
        <ServerField />
        <FormField of={firstProfileForm} name="maxHp" />
        <FormField of={firstProfileForm} name="maxMp" />
      </div>
      <p className="meta">승급과 체력·마력은 승급 계획과 계산기, 파티의 자리에 쓰입니다.</p>
    </div>
  );
}

/**
 * Disabled below the last level, where there is nothing to choose, and always rendered so that the layout does not
 * shift.
 */
function GradeField({ values: { job, level } }: { values: FirstProfile }) {
  const isOpen = mayBePromoted(level);
  const names = GRADES.map((one) => ({ value: String(one), label: gradeName(job, one) }));
  const before = { value: '', label: isOpen ? '골라 주세요' : '승급 전' };
  return (
    <FormField of={firstProfileForm} name="grade" disabled={!isOpen}>
      {({ value, ...props }) => (
        <ChoiceSelect {...props} value={isOpen ? value : ''} choices={isOpen ? [before, ...names] : [before]} />
      )}
    </FormField>
  );
}

/** Asks once for the setting that the top bar offers later; it is stored on this device. */
function ServerField() {
  const { gameServers } = useSite();
  if (gameServers.length < 2) return null;
  const servers = gameServers.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormField of={firstProfileForm} name="gameServer">
      {(props) => <ChoiceSelect {...props} choices={[{ value: '', label: ALL_SERVERS }, ...servers]} />}
    </FormField>
  );
}

interface ConsentsProps {
  values: FirstProfile;
  issue: string | undefined;
  change: (part: Partial<FirstProfile>) => void;
}

function Consents({ values, issue, change }: ConsentsProps) {
  const hasAll = CONSENTS.every((name) => values[name]);
  return (
    <fieldset className={`pad links ${css.consents}`} aria-describedby={issue && 'consents-issue'}>
      <legend className="visually-hidden">모두 동의해야 합니다</legend>
      <Checkbox
        label={<b>모두 동의</b>}
        checked={hasAll}
        onChange={({ target: { checked } }) => change({ terms: checked, policy: checked, age: checked })}
      />
      {CONSENTS.map((name) => (
        <FormField key={name} of={firstProfileForm} name={name} className="whitespace-normal" />
      ))}
      {issue && (
        <p className="meta up" id="consents-issue" role="alert">
          {issue}
        </p>
      )}
      <Suspense>
        <LegalChangesNote />
      </Suspense>
    </fieldset>
  );
}
