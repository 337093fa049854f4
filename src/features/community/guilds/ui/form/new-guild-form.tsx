import type { Parsed } from '#features/people/require-login/ui/public/submission.ts';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { navigate } from '#platform/client/navigate.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Field, Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { foundGuild } from '../../guild-endpoints.contract.ts';
import { wantedText } from '../../guild-page.labels.ts';
import { guildPath } from '../../guild-paths.ts';
import { GuildSign } from '../guild-sign.tsx';
import { renewOwnGuilds } from '../own/own-guilds.ts';
import { guildDraft } from './guild-draft.ts';
import { GuildFieldPanels } from './guild-fields.tsx';
import css from './guild-form.module.css';
import {
  EMPTY_FIELDS,
  FIELD_NAMES,
  type FieldName,
  faultsOf,
  type GuildFields,
  typedText,
  wishesOf,
} from './guild-form.rules.ts';

export default function NewGuildForm() {
  const { gameServers } = useSite();
  const draft = useDraft(guildDraft, EMPTY_FIELDS);
  const serverOf = (fields: GuildFields) =>
    gameServers.find(({ id }) => id === fields.gameServer)?.id ?? gameServers[0]?.id ?? 1;
  const { form, issues, message, phase, change, submit } = useSubmission({
    endpoint: foundGuild,
    draft,
    parse(fields): Parsed<typeof foundGuild, FieldName> {
      const faults = faultsOf(fields);
      if (Object.keys(faults).length > 0) return { issues: faults };
      return { input: { body: { ...wishesOf(fields), gameServer: serverOf(fields) } } };
    },
    async onDone({ id }) {
      guildDraft.delete();
      await renewOwnGuilds();
      navigate(guildPath(id));
      return undefined;
    },
    fields: FIELD_NAMES,
    login: { message: '로그인하면 적은 그대로 문파를 만들 수 있습니다' },
    words: {
      atFields: '빨간색으로 표시된 항목을 확인해 주세요.',
      stopped: '아직 만들지 않았습니다. 적은 것은 그대로 있습니다.',
    },
    explain: (fault) => fault.message,
  });
  const fields = draft.values;
  const label = phase === 'sending' ? '만드는 중' : '문파 만들기';
  return (
    <form className="cols" ref={form} noValidate aria-label="문파 만들기" onSubmit={submit}>
      <div className="stack">
        <GuildFieldPanels
          fields={fields}
          issues={issues}
          onChange={change}
          nameHint="한글, 영문, 숫자 2~12자. 30일에 한 번 바꿀 수 있습니다"
        >
          {gameServers.length > 1 && (
            <Field label="서버" id="guild-server" hint="만든 뒤에는 바꿀 수 없습니다">
              <Select
                id="guild-server"
                options={gameServers.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={String(serverOf(fields))}
                onChange={(event) => change({ gameServer: Number(event.target.value) })}
              />
            </Field>
          )}
        </GuildFieldPanels>
        <div className="submit">
          <p className={message ? 'meta up grow' : 'meta grow'} role="alert">
            {message?.text ?? '문파는 하루에 하나 만들 수 있습니다'}
          </p>
          <ButtonLink href="/guilds">취소</ButtonLink>
          <Button type="submit" tone="primary" className="wide" aria-disabled={phase === 'sending'}>
            {label}
          </Button>
        </div>
      </div>
      <div className="stack">
        <Preview fields={fields} />
        <AfterFounding />
      </div>
      <ActionBar>
        <Button type="submit" tone="primary" aria-disabled={phase === 'sending'}>
          {label}
        </Button>
      </ActionBar>
    </form>
  );
}

function Preview({ fields }: { fields: GuildFields }) {
  const name = typedText(fields.name);
  const sign = { name: name || '문파', tint: fields.tint };
  const { minLevel, jobs } = wishesOf(fields);
  return (
    <Panel title="이렇게 보입니다">
      <div className="pad stack gap-3">
        <div className={css.preview}>
          <GuildSign guild={sign} size={96} />
          <GuildSign guild={sign} size={64} className="wide" />
        </div>
        <div className={`small ${css.preview}`}>
          <GuildSign guild={sign} />
          <span className="min-w-0">
            <b>{name || '문파 이름'}</b>
            <span className="sub block">{wantedText({ minLevel: minLevel ?? 1, jobs: jobs ?? [] })}</span>
          </span>
        </div>
      </div>
    </Panel>
  );
}

function AfterFounding() {
  return (
    <Panel title="만들고 나면">
      <div className="pad">
        <ul className="small dim bullets">
          <li>내가 문주가 되고, 문파 페이지에 이름이 보입니다.</li>
          <li>이 서버에서 보낸 다른 문파 신청은 취소됩니다.</li>
          <li>문파는 서버마다 하나만 들 수 있습니다.</li>
          <li>게시판과 문파원 이름은 문파원만 봅니다.</li>
        </ul>
      </div>
    </Panel>
  );
}
