import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { checkboxes } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import {
  deleteGuildWebhook,
  GUILD_MESSAGE_KINDS,
  type GuildMessageKind,
  type GuildWebhook,
  getGuildWebhook,
  putGuildWebhook,
} from '../guild-webhook.contract.ts';

const KIND_NAMES: Readonly<Record<GuildMessageKind, string>> = {
  gathering: '새 일정, 바뀐 일정, 취소된 일정',
  reminder: '시작 전 알림',
  member: '들어온 사람, 나간 사람',
  pinned: '고정한 글',
};

const guildWebhook = defineLiveQuery({
  key: (guildId: number) => ['guild-webhook', guildId],
  endpoint: getGuildWebhook,
  request: (id) => ({ params: { id } }),
});

const removal = defineMutation(deleteGuildWebhook, {
  invalidates: ({ params }) => [guildWebhook.key(Number(params.id))],
});

/** Lets the heads of a guild set up its Discord channel. */
export function WebhookPanel({ guildId }: { guildId: number }) {
  const query = useLiveQuery(guildWebhook, guildId);
  const stored = query.data;
  return (
    <Panel
      title="디스코드로 보내기"
      {...(stored && { aside: stored.fault === null ? <Tag tone="ok">켬</Tag> : <Tag tone="bad">오류</Tag> })}
    >
      <QueryStates query={query} skeleton={<Skeleton rows={3} />} failed="웹후크를 가져오지 못했습니다.">
        {(webhook) => <WebhookForm key={webhook?.shownUrl ?? ''} guildId={guildId} webhook={webhook} />}
      </QueryStates>
    </Panel>
  );
}

export const webhookForm = defineForm({
  fields: {
    on: checkboxes({
      label: '보낼 것',
      empty: GUILD_MESSAGE_KINDS,
      choices: GUILD_MESSAGE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
    }),
    url: text({
      label: '웹후크 주소',
      hint: '디스코드의 채널 편집 → 연동 → 웹후크에서 복사합니다. 이름 없이 보냅니다.',
      placeholder: 'https://discord.com/api/webhooks/…',
      input: { type: 'url', inputMode: 'url' },
    }),
  },
});

interface WebhookFormProps {
  guildId: number;
  /** Null: none is stored. */
  webhook: GuildWebhook | null;
}

function WebhookForm({ guildId, webhook }: WebhookFormProps) {
  const params = { id: guildId };
  const submission = useForm(webhookForm, {
    endpoint: putGuildWebhook,
    first: webhookForm.fromRow(webhook ? { on: [...webhook.on] } : {}),
    toInput: ({ on, url }) => ({ params, body: url === '' ? { on } : { on, url } }),
    onDone(saved) {
      storeAnswer(guildWebhook, guildId, saved);
      submission.reset({ url: '', on: saved.on });
      return '저장했습니다.';
    },
  });
  const act = useAct();
  const { values, message, phase } = submission;
  const isBad = message?.tone === 'bad';
  return (
    <Form
      of={webhookForm}
      submission={submission}
      id="guild-webhook"
      label="디스코드로 보내기"
      className="pad stack gap-3"
    >
      {webhook && (
        <p className="row w-full small">
          <span className="elide grow">{webhook.shownUrl}</span>
          <Button
            size="sm"
            tone="ghost"
            aria-disabled={act.isSending}
            onClick={() => void act.run(removal, { params })}
          >
            지우기
          </Button>
        </p>
      )}
      {webhook?.fault && <p className="note bad">{webhook.fault}</p>}
      <FormField of={webhookForm} name="on" />
      <FormField
        of={webhookForm}
        name="url"
        issue={isBad ? message.text : undefined}
        {...(webhook && { label: '다른 주소로 바꾸기' })}
      />
      <div className="submit">
        <p className="said grow" role="status">
          {isBad ? act.error : (message?.text ?? act.error)}
        </p>
        <Button type="submit" disabled={!webhook && values.url.trim() === ''} aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? '저장하는 중' : '저장'}
        </Button>
      </div>
    </Form>
  );
}
