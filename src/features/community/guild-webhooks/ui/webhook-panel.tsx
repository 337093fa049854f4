import { useQuery } from '@tanstack/react-query';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { call } from '#platform/client/call.ts';
import { queryClient, renewQueries } from '#platform/client/query-client.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, Field, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { useAct } from '../../ui/use-act.ts';
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

const keyOf = (guildId: number) => ['guild-webhook', guildId];

/** The Discord channel of a guild, for its heads. */
export function WebhookPanel({ guildId }: { guildId: number }) {
  const query = useQuery(
    {
      queryKey: keyOf(guildId),
      queryFn: ({ signal }) => call(getGuildWebhook, { params: { id: guildId }, signal }),
    },
    queryClient,
  );
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

interface WebhookFormProps {
  guildId: number;
  /** Null: none is stored. */
  webhook: GuildWebhook | null;
}

function WebhookForm({ guildId, webhook }: WebhookFormProps) {
  const params = { id: guildId };
  const draft = useDraft<{ url: string; on: readonly GuildMessageKind[] }>(null, {
    url: '',
    on: webhook?.on ?? GUILD_MESSAGE_KINDS,
  });
  const { form, message, phase, change, submit } = useSubmission({
    endpoint: putGuildWebhook,
    draft,
    parse: ({ url, on }) => ({
      input: { params, body: { on: [...on], ...(url.trim() !== '' && { url: url.trim() }) } },
    }),
    onDone(saved) {
      queryClient.setQueryData(keyOf(guildId), saved);
      draft.reset({ url: '', on: saved.on });
      return '저장했습니다.';
    },
    explain: (fault) => fault.message,
  });
  const act = useAct(() => renewQueries(keyOf(guildId)));
  const { url, on } = draft.values;
  const toggle = (kind: GuildMessageKind) =>
    change({ on: on.includes(kind) ? on.filter((one) => one !== kind) : [...on, kind] });
  return (
    <form className="pad stack gap-3" ref={form} noValidate aria-label="디스코드로 보내기" onSubmit={submit}>
      {webhook && (
        <p className="row w-full small">
          <span className="elide grow">{webhook.shownUrl}</span>
          <Button
            size="sm"
            tone="ghost"
            aria-disabled={act.isSending}
            onClick={() => void act.run(() => call(deleteGuildWebhook, { params }))}
          >
            지우기
          </Button>
        </p>
      )}
      {webhook?.fault && <p className="note bad">{webhook.fault}</p>}
      <fieldset className="field">
        <legend className="label">보낼 것</legend>
        {GUILD_MESSAGE_KINDS.map((kind) => (
          <Checkbox key={kind} label={KIND_NAMES[kind]} checked={on.includes(kind)} onChange={() => toggle(kind)} />
        ))}
      </fieldset>
      <Field
        id="guild-webhook"
        label={webhook ? '다른 주소로 바꾸기' : '웹후크 주소'}
        hint="디스코드의 채널 편집 → 연동 → 웹후크에서 복사합니다. 이름 없이 보냅니다."
        {...(message?.tone === 'bad' && { error: message.text })}
      >
        <TextInput
          id="guild-webhook"
          type="url"
          inputMode="url"
          autoComplete="off"
          value={url}
          aria-describedby="guild-webhook-hint"
          aria-invalid={message?.tone === 'bad' ? true : undefined}
          placeholder="https://discord.com/api/webhooks/…"
          onChange={(event) => change({ url: event.target.value })}
        />
      </Field>
      <div className="submit">
        <p className="said grow" role="status">
          {message?.tone === 'ok' ? message.text : act.refusal}
        </p>
        <Button type="submit" disabled={!webhook && url.trim() === ''} aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? '저장하는 중' : '저장'}
        </Button>
      </div>
    </form>
  );
}
