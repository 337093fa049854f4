import type { ReactNode } from 'react';
import { JOB_NAMES } from '#shared/jobs.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, Field, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { LAST_LEVEL, LONGEST_NAME, NAME_FORM } from '../../profiles/profile-limits.ts';
import { useFirstProfile } from './use-first-profile.ts';

/** Agreeing and naming one's character: without both, signing in leads nowhere. */
export function FirstProfileForm({ suggestedName }: { suggestedName: unknown }) {
  const { profile, faults, isSending, form, change, send } = useFirstProfile(suggestedName);
  return (
    <form
      ref={form}
      className="cols"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <div className="stack">
        <Panel title="내 캐릭터">
          <div className="pad form first-profile">
            <Field label="이름" id="first-name" hint={`게임 캐릭터의 이름입니다. ${NAME_FORM}`} error={faults.name}>
              <TextInput
                id="first-name"
                value={profile.name}
                onChange={(event) => change({ name: event.target.value })}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                spellCheck={false}
                aria-required
                aria-describedby="first-name-hint"
                aria-invalid={faults.name !== undefined}
              />
            </Field>
            <div className="f2">
              <JobField job={profile.job} onChange={(job) => change({ job })} />
              <Field label="레벨" id="first-level" error={faults.level}>
                <TextInput
                  id="first-level"
                  value={profile.level}
                  onChange={(event) => change({ level: event.target.value })}
                  inputMode="numeric"
                  maxLength={2}
                  autoComplete="off"
                  after={<span className="faint">/ {LAST_LEVEL}</span>}
                  aria-required
                  aria-describedby={faults.level ? 'first-level-hint' : undefined}
                  aria-invalid={faults.level !== undefined}
                />
              </Field>
            </div>
          </div>
        </Panel>
        <Panel title="동의">
          <fieldset className="pad consents" aria-describedby={faults.agreed ? 'consents-fault' : undefined}>
            <legend className="vh">모두 동의해야 합니다</legend>
            <Consent
              isGiven={profile.terms}
              isMissed={faults.agreed !== undefined}
              onChange={(terms) => change({ terms })}
            >
              <Document href="/notice/terms">이용약관</Document>에 동의합니다
            </Consent>
            <Consent
              isGiven={profile.policy}
              isMissed={faults.agreed !== undefined}
              onChange={(policy) => change({ policy })}
            >
              <Document href="/notice/policy">개인정보 처리방침</Document>에 동의합니다
            </Consent>
            <Consent isGiven={profile.age} isMissed={faults.agreed !== undefined} onChange={(age) => change({ age })}>
              만 14세 이상입니다
            </Consent>
            {faults.agreed && (
              <p className="hint bad" id="consents-fault" role="alert">
                {faults.agreed}
              </p>
            )}
          </fieldset>
        </Panel>
        <div className="submit">
          <span className="faint meta">나머지는 내 정보에서 언제든 바꿀 수 있습니다.</span>
          <span className="grow" />
          <Button type="submit" tone="primary" aria-busy={isSending}>
            {isSending ? '만드는 중' : '시작하기'}
          </Button>
        </div>
      </div>
      <Panel title="누가 보나요" as="aside">
        <ul className="pad sign-in-facts">
          <li>이름, 직업, 레벨은 누구나 볼 수 있습니다.</li>
          <li>디스코드 이름은 보이도록 고르기 전에는 아무도 볼 수 없습니다.</li>
          <li>이메일은 누구에게도 보이지 않습니다.</li>
          <li>언제든 내 정보에서 모두 지울 수 있습니다.</li>
        </ul>
      </Panel>
    </form>
  );
}

function JobField({ job, onChange }: { job: number; onChange: (job: number) => void }) {
  return (
    <fieldset className="field jobs">
      <legend className="label">직업</legend>
      <div className="seg">
        {JOB_NAMES.slice(1).map((name, index) => (
          <label key={name} className={job === index + 1 ? 'on' : undefined}>
            <input
              className="vh"
              type="radio"
              name="job"
              checked={job === index + 1}
              onChange={() => onChange(index + 1)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ConsentProps {
  isGiven: boolean;
  isMissed: boolean;
  onChange: (isGiven: boolean) => void;
  children: ReactNode;
}

function Consent({ isGiven, isMissed, onChange, children }: ConsentProps) {
  return (
    <Checkbox
      label={<span>{children}</span>}
      checked={isGiven}
      onChange={(event) => onChange(event.target.checked)}
      aria-required
      aria-invalid={isMissed && !isGiven}
    />
  );
}

/** In a tab of its own: what was typed here stays in sight. */
function Document({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
