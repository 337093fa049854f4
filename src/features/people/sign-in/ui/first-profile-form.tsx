import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { LAST_LEVEL, MAX_NAME_LENGTH, NAME_FORM } from '../../profiles/profile.limits.ts';
import { JobChoice } from '../../profiles/ui/public/job-choice.tsx';
import { Consents } from './consents.tsx';
import { type FirstProfilePart, type Newcomer, useFirstProfile } from './use-first-profile.ts';

export function FirstProfileForm({ newcomer }: { newcomer: Newcomer }) {
  const { phase, form, submit, ...part } = useFirstProfile(newcomer);
  const isSending = phase === 'sending';
  return (
    <form ref={form} className="cols" noValidate onSubmit={submit}>
      <div className="stack">
        <Panel title="내 캐릭터">
          <CharacterFields {...part} />
        </Panel>
        <Panel title="동의">
          <Consents {...part} />
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
        <ul className="pad stack gap-3 small dim">
          <li>이름, 직업, 레벨은 누구나 볼 수 있습니다.</li>
          <li>디스코드 이름은 보이도록 고르기 전에는 아무도 볼 수 없습니다.</li>
          <li>이메일은 누구에게도 보이지 않습니다.</li>
          <li>언제든 내 정보에서 모두 지울 수 있습니다.</li>
        </ul>
      </Panel>
    </form>
  );
}

function CharacterFields({ profile, faults, change }: FirstProfilePart) {
  return (
    <div className="pad form">
      <Field label="이름" id="first-name" hint={`게임 캐릭터의 이름입니다. ${NAME_FORM}`} error={faults.name}>
        <TextInput
          id="first-name"
          value={profile.name}
          onChange={(event) => change({ name: event.target.value })}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          spellCheck={false}
          aria-required
          aria-describedby="first-name-hint"
          aria-invalid={faults.name !== undefined}
        />
      </Field>
      <div className="f2">
        <JobChoice job={profile.job} onChange={(job) => change({ job })} />
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
  );
}
