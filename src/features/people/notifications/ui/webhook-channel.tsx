import { useId } from 'react';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { ownTopic } from '../../people.topics.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import { useForm } from '../../require-login/ui/public/use-form.ts';
import { notificationCreated } from '../notification.events.ts';
import { deleteWebhook, getWebhook, putWebhook, type Webhook } from '../webhook.contract.ts';
import css from './notifications.module.css';

const ownWebhook = defineLiveQuery({
  key: ['notifications', 'webhook'],
  endpoint: getWebhook,
  topics: [ownTopic],
  // A fault of the webhook arrives as a notification.
  events: [notificationCreated],
});

export function WebhookChannel() {
  const { data, error } = useLiveQuery(ownWebhook);
  return (
    <div className={`stack gap-2 ${css.channel}`}>
      <h3 className="row">
        디스코드 {data && (data.fault === null ? <Tag tone="ok">켬</Tag> : <Tag tone="bad">오류</Tag>)}
      </h3>
      {error && <p className="hint bad">웹후크를 가져오지 못했습니다. {error.message}</p>}
      {data ? <StoredWebhook {...data} /> : <p className="dim">내 디스코드 채널의 웹후크로 알림을 보냅니다.</p>}
      <WebhookForm isStored={Boolean(data)} />
    </div>
  );
}

function StoredWebhook({ shownUrl, fault }: Webhook) {
  const remove = async () => {
    try {
      await call(deleteWebhook);
      storeAnswer(ownWebhook, undefined, null);
    } catch (reason) {
      await showError(reason);
    }
  };
  return (
    <>
      <p className="row w-full">
        <span className="elide">{shownUrl}</span>
        <Button size="sm" tone="ghost" onClick={() => void remove()}>
          지우기
        </Button>
      </p>
      {fault && <p className="hint bad">{fault}</p>}
    </>
  );
}

const webhookForm = defineForm({
  fields: {
    url: text({
      label: '웹후크 주소',
      hint: '디스코드의 채널 편집 → 연동 → 웹후크에서 복사합니다.',
      placeholder: 'https://discord.com/api/webhooks/…',
      input: { type: 'url', inputMode: 'url' },
      check: (url) => (url === '' ? '웹후크 주소를 적어 주세요.' : undefined),
    }),
  },
});

function WebhookForm({ isStored }: { isStored: boolean }) {
  const id = useId();
  const submission = useForm(webhookForm, {
    endpoint: putWebhook,
    toInput: (body) => ({ body }),
    onDone(webhook) {
      storeAnswer(ownWebhook, undefined, webhook);
      submission.reset(webhookForm.empty);
      return undefined;
    },
    explain: (error) => (error.code === 'INVALID_INPUT' ? error.message : undefined),
  });
  return (
    <Form of={webhookForm} submission={submission} id={id} className={`stack gap-2 w-full ${css.webhook}`}>
      <FormField
        of={webhookForm}
        name="url"
        issue={submission.message?.text}
        {...(isStored && { label: '다른 주소로 바꾸기' })}
      />
      <Button size="sm" type="submit">
        저장
      </Button>
    </Form>
  );
}
