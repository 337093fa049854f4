import { type ReactNode, Suspense } from 'react';
import { inTab } from '#platform/client/device-storage.ts';
import type { Parsed } from '#platform/client/form/submission.ts';
import { storedGameServer } from '#platform/client/stored-game-server.ts';
import { newDraft, type StoredDraft, useDraft } from '#platform/client/use-draft.ts';
import { ALL_SERVERS } from '#shared/all-servers.ts';
import { gradeName } from '#shared/jobs.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, Field, Select, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { useSite } from '#ui/page/site-context.tsx';
import { MAX_INPUT_LENGTH } from '../../profiles/character-form.rules.ts';
import { upsertProfile } from '../../profiles/profile.contract.ts';
import { LAST_LEVEL, MAX_NAME_LENGTH, NAME_FORM } from '../../profiles/profile.limits.ts';
import { JobChoice } from '../../profiles/ui/public/job-choice.tsx';
import { useSubmission } from '../../require-login/ui/public/use-submission.ts';
import { reloadMe } from '../../sessions/ui/public/own-api.ts';
import {
  emptyFirstProfile,
  type FirstProfile,
  type FirstProfileFaults,
  firstProfileBody,
  firstProfileFaults,
  mayBePromoted,
  readFirstProfile,
} from '../first-profile.rules.ts';
import css from './sign-in.module.css';

/** Tells people who sign up shortly before a new version comes into force. */
const LegalChangesNote = partOnDemand(() => import('../../consents/ui/legal-changes-note.tsx'));

const CONSENTS: readonly { name: 'terms' | 'policy' | 'age'; label: ReactNode }[] = [
  {
    name: 'terms',
    label: (
      <>
        <Document href="/notice/terms">이용약관</Document>에 동의합니다
      </>
    ),
  },
  {
    name: 'policy',
    label: (
      <>
        <Document href="/notice/policy">개인정보 처리방침</Document>에 동의합니다
      </>
    ),
  },
  { name: 'age', label: '만 14세 이상입니다' },
];

function Consents({ profile, faults, change }: FirstProfilePart) {
  const isRefused = faults.agreed !== undefined;
  const hasAll = CONSENTS.every(({ name }) => profile[name]);
  return (
    <fieldset className={`pad links ${css.consents}`} aria-describedby={isRefused ? 'consents-fault' : undefined}>
      <legend className="visually-hidden">모두 동의해야 합니다</legend>
      <Checkbox
        label={<b>모두 동의</b>}
        checked={hasAll}
        onChange={({ target: { checked } }) => change({ terms: checked, policy: checked, age: checked })}
      />
      {CONSENTS.map(({ name, label }) => (
        <Checkbox
          key={name}
          className="whitespace-normal"
          label={<span>{label}</span>}
          checked={profile[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
          aria-required
          aria-invalid={isRefused && !profile[name]}
        />
      ))}
      {isRefused && (
        <p className="meta up" id="consents-fault" role="alert">
          {faults.agreed}
        </p>
      )}
      <Suspense>
        <LegalChangesNote />
      </Suspense>
    </fieldset>
  );
}

function Document({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

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
    </form>
  );
}

function Begin({ isSending }: { isSending: boolean }) {
  return (
    <Button type="submit" tone="primary" aria-busy={isSending}>
      {isSending ? '만드는 중' : '시작하기'}
    </Button>
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
          data-max-letters={MAX_NAME_LENGTH}
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
        <GradeField profile={profile} faults={faults} change={change} />
        <ServerField profile={profile} faults={faults} change={change} />
        {VITALS.map(({ field, label }) => (
          <Field key={field} label={label} id={`first-${field}`} hint="맨몸 수치. 몰라도 됩니다" error={faults[field]}>
            <TextInput
              id={`first-${field}`}
              value={profile[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              data-max-letters={MAX_INPUT_LENGTH.stat}
              autoComplete="off"
              placeholder="3만5천처럼 적어도 됩니다"
              aria-describedby={`first-${field}-hint`}
              aria-invalid={faults[field] !== undefined}
            />
          </Field>
        ))}
      </div>
      <p className="meta">승급과 체력·마력은 승급 계획과 계산기, 파티의 자리에 쓰입니다.</p>
    </div>
  );
}

const VITALS = [
  { field: 'maxHp', label: '체력' },
  { field: 'maxMp', label: '마력' },
] as const;
const GRADES = [0, 1, 2, 3, 4];

/**
 * Disabled below the last level, where there is nothing to choose, and always rendered so that the layout does not
 * shift.
 */
function GradeField({ profile: { job, level, grade }, faults, change }: FirstProfilePart) {
  const isOpen = mayBePromoted(level);
  const names = GRADES.map((one) => ({ value: String(one), label: gradeName(job, one) }));
  const before = { value: '', label: isOpen ? '골라 주세요' : '승급 전' };
  return (
    <Field label="승급" id="first-grade" hint={`레벨 ${LAST_LEVEL}부터`} error={faults.grade}>
      <Select
        id="first-grade"
        value={isOpen ? grade : ''}
        disabled={!isOpen}
        options={isOpen ? [before, ...names] : [before]}
        onChange={(event) => change({ grade: event.target.value })}
        aria-describedby="first-grade-hint"
        aria-invalid={faults.grade !== undefined}
      />
    </Field>
  );
}

/** Asks once for the setting that the top bar offers later; it is stored on this device. */
function ServerField({ profile: { gameServer }, change }: FirstProfilePart) {
  const { gameServers } = useSite();
  if (gameServers.length < 2) return null;
  const options = [
    { value: '', label: ALL_SERVERS },
    ...gameServers.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Field label="게임 서버" id="first-server" hint="시세와 거래를 이 서버로 봅니다">
      <Select
        id="first-server"
        value={gameServer}
        options={options}
        onChange={(event) => change({ gameServer: event.target.value })}
        aria-describedby="first-server-hint"
      />
    </Field>
  );
}

/** The draft belongs to one person, since consents must not carry over to another user of the tab. */
interface Newcomer {
  readonly userId: string;
  readonly name: unknown;
}

interface FirstProfilePart {
  profile: FirstProfile;
  faults: FirstProfileFaults;
  change: (part: Partial<FirstProfile>) => void;
}

function useFirstProfile(newcomer: Newcomer) {
  const stored = firstProfileDraft(newcomer);
  const { gameServers } = useSite();
  const draft = useDraft(stored, () => {
    const chosen = gameServers.find(({ id }) => id === storedGameServer.read());
    return { ...emptyFirstProfile(newcomer.name), gameServer: chosen ? String(chosen.id) : '' };
  });
  const { issues, ...submission } = useSubmission({
    endpoint: upsertProfile,
    draft,
    parse,
    async onDone(_, { gameServer }) {
      stored.delete();
      if (gameServer !== '') storedGameServer.save(Number(gameServer));
      await reloadMe();
      return undefined;
    },
    fields: ['name', 'job', 'level', 'grade', 'maxHp', 'maxMp', 'agreed'],
    isLive: true,
    explain: 'dialog',
  });
  return { ...submission, profile: draft.values, faults: issues };
}

function parse(profile: FirstProfile): Parsed<typeof upsertProfile, keyof FirstProfileFaults> {
  const issues = firstProfileFaults(profile);
  return Object.keys(issues).length > 0 ? { issues } : { input: { body: firstProfileBody(profile) } };
}

function firstProfileDraft({ userId }: Newcomer): StoredDraft<FirstProfile> {
  return inTab<ReturnType<StoredDraft<FirstProfile>['read']>>(`first-profile:${userId}`, {
    parse(text) {
      const profile = readFirstProfile(text);
      return profile ? newDraft(profile) : null;
    },
    format: (draft) => draft && JSON.stringify(draft.values),
  });
}
