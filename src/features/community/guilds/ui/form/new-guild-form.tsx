import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { navigate } from '#platform/client/navigate.ts';
import { typedText } from '#shared/form.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { guildPath } from '../../guild.labels.ts';
import { wantedText } from '../../guild-page.labels.ts';
import { guildMutations } from '../guild-mutations.ts';
import { GuildSign } from '../guild-sign.tsx';
import { GuildFieldPanels, guildForm } from './guild-fields.tsx';
import css from './guild-form.module.css';

const guildDraft = draftInTab('guild-draft', guildForm.parse);

export default function NewGuildForm() {
  const { gameServers } = useSite();
  const offeredServer = (id: number) => gameServers.find((one) => one.id === id)?.id ?? gameServers[0]?.id ?? 1;
  const submission = useForm(guildForm, {
    endpoint: guildMutations.create,
    stored: guildDraft,
    toInput: (body) => ({ body: { ...body, gameServer: offeredServer(body.gameServer) } }),
    onDone({ id }) {
      navigate(guildPath(id));
      return undefined;
    },
    login: { message: '로그인하면 적은 그대로 문파를 만들 수 있습니다' },
    words: {
      atFields: '빨간색으로 표시된 항목을 확인해 주세요.',
      stopped: '아직 만들지 않았습니다. 적은 것은 그대로 있습니다.',
    },
  });
  const { values, phase } = submission;
  return (
    <Form of={guildForm} submission={submission} id="guild" label="문파 만들기" className="cols">
      <div className="stack">
        <GuildFieldPanels values={values} nameHint="한글, 영문, 숫자 2~12자. 30일에 한 번 바꿀 수 있습니다">
          {gameServers.length > 1 && (
            <FormField of={guildForm} name="gameServer">
              {({ value, onChange, ...field }) => (
                <Select
                  {...field}
                  options={gameServers.map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={String(offeredServer(value))}
                  onChange={(event) => onChange(Number(event.target.value))}
                />
              )}
            </FormField>
          )}
        </GuildFieldPanels>
        <FormFoot
          label="문파 만들기"
          sendingLabel="만드는 중"
          note="문파는 하루에 하나 만들 수 있습니다"
          buttonClass="wide"
        >
          <ButtonLink href="/guilds">취소</ButtonLink>
        </FormFoot>
      </div>
      <div className="stack">
        <Preview values={values} />
        <AfterFounding />
      </div>
      <ActionBar>
        <Button type="submit" tone="primary" aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? '만드는 중' : '문파 만들기'}
        </Button>
      </ActionBar>
    </Form>
  );
}

function Preview({ values }: { values: typeof guildForm.empty }) {
  const name = typedText(values.name);
  const sign = { name: name || '문파', tint: values.tint };
  const level = guildForm.fields.minLevel.read(values.minLevel);
  const minLevel = 'sent' in level ? level.sent : 1;
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
            <span className="sub block">{wantedText({ minLevel, jobs: values.jobs.toSorted() })}</span>
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
