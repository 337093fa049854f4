import { type ReactNode, useId } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import { invalidate } from '#platform/client/live-query.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { type FieldKind, type KindSet, offeredNumber } from '#ui/form/field-kind.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { type GuildPost, MAX_COMMENT_LENGTH, MAX_POST_LENGTH } from '../guild-post.contract.ts';
import css from './board.module.css';
import { boardKey, postMutations } from './post-query.ts';
import { SettlementChoice } from './settlement-choice.tsx';

const text = (label: string, placeholder: string, max: number) =>
  multiline({ label, placeholder, rows: 1, min: 1, max });

export const postForm = defineForm({
  fields: {
    text: text('새 글', '문파원에게 남길 말', MAX_POST_LENGTH),
    settlementId: offeredNumber<number | null>({ label: '함께 올릴 정산', empty: null, showsIssue: false }),
  },
});

export const commentForm = defineForm({ fields: { text: text('댓글', '댓글', MAX_COMMENT_LENGTH) } });

/** Errors about the post, which are shown in the form; dialogs show all others. */
const IN_PLACE = ['CONFLICT', 'NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN', 'RATE_LIMITED'];

/** Reads the board again after an error, because somebody else changed it. */
function errorHandling(guildId: number) {
  return {
    isForbiddenInPlace: true,
    explain(error: ApiError) {
      void invalidate(boardKey(guildId));
      return IN_PLACE.includes(error.code) ? error.message : undefined;
    },
  };
}

export function NewPostForm({ guildId }: { guildId: number }) {
  const submission = useForm(postForm, {
    endpoint: postMutations.create,
    toInput: (body) => ({ params: { id: guildId }, body }),
    onDone() {
      submission.reset(postForm.empty);
      return undefined;
    },
    ...errorHandling(guildId),
  });
  return (
    <WriteForm of={postForm} submission={submission} button="올리기" tone="primary">
      <SettlementField guildId={guildId} />
    </WriteForm>
  );
}

interface ChangePostFormProps {
  post: GuildPost;
  onClose: () => void;
}

export function ChangePostForm({ post, onClose }: ChangePostFormProps) {
  const { id, guildId, settlement } = post;
  const own = settlement?.id ?? null;
  const submission = useForm(postForm, {
    endpoint: postMutations.change,
    first: { text: post.text, settlementId: own },
    // An author who may not see the post's settlement must not remove it.
    toInput: ({ settlementId, ...body }) => ({
      params: { id: guildId, postId: id },
      body: settlementId === own ? body : { ...body, settlementId },
    }),
    onDone() {
      onClose();
      return undefined;
    },
    ...errorHandling(guildId),
  });
  return (
    <WriteForm of={postForm} submission={submission} label="글 수정" button="저장">
      <SettlementField guildId={guildId} />
    </WriteForm>
  );
}

export function CommentForm({ post: { id, guildId } }: { post: GuildPost }) {
  const submission = useForm(commentForm, {
    endpoint: postMutations.comment,
    toInput: (body) => ({ params: { id: guildId, postId: id }, body }),
    onDone() {
      submission.reset(commentForm.empty);
      return undefined;
    },
    ...errorHandling(guildId),
  });
  return <WriteForm of={commentForm} submission={submission} button="달기" />;
}

function SettlementField({ guildId }: { guildId: number }) {
  return (
    <FormField of={postForm} name="settlementId" isBare>
      {({ value, onChange }) => <SettlementChoice guildId={guildId} value={value} onChange={onChange} />}
    </FormField>
  );
}

interface WriteFormProps<Fields extends KindSet> {
  of: { readonly fields: Fields };
  submission: FormState<Fields>;
  label?: string;
  button: string;
  tone?: 'primary' | 'plain';
  children?: ReactNode;
}

/** A text with its button. The typed text stays until it is sent. */
function WriteForm<Fields extends KindSet & { readonly text: FieldKind<string> }>(props: WriteFormProps<Fields>) {
  const { of, submission, label = of.fields.text.label, button, tone = 'plain', children } = props;
  const { values, issues, message, phase } = submission;
  const id = useId();
  const isBlank = values.text.trim() === '';
  const reading = of.fields.text.read(values.text);
  const tooLong = !isBlank && 'issue' in reading ? reading.issue : undefined;
  const issue = issues.text ?? tooLong ?? message?.text;
  return (
    <Form of={of} submission={submission} id={id} className="stack gap-1">
      <div className={css.write}>
        <FormField of={of} name="text" label={label} issue={tooLong} isBare />
        <Button type="submit" tone={tone} disabled={isBlank} aria-disabled={phase === 'sending'}>
          {button}
        </Button>
      </div>
      {children}
      {issue && (
        <p className="meta up" id={`${id}-text-hint`} role="alert">
          {issue}
        </p>
      )}
    </Form>
  );
}
