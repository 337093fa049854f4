import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLocalForm } from '#platform/client/form/use-local-form.ts';
import { defineForm } from '#shared/form.ts';
import { TextInput } from '#ui/components/field.tsx';
import type { ControlProps } from '#ui/form/field-kind.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { validateLink } from '../../documents/link-address.rules.ts';
import css from './editor.module.css';

const MAX_SUMMARY_LENGTH = 80;

const linkForm = defineForm({
  fields: {
    /** Empty: the link is removed. */
    href: text({
      label: '링크의 주소',
      placeholder: '/items/12 또는 https://…',
      check: (href) => (href === '' ? undefined : validateLink(href)),
    }),
  },
});

const spoilerForm = defineForm({
  fields: {
    summary: text({
      label: '누르면 펼쳐질 말',
      placeholder: '누르면 펼쳐질 말',
      min: 1,
      max: MAX_SUMMARY_LENGTH,
    }),
  },
});

interface InlineFormProps {
  editor: Editor;
  onClose: () => void;
}

export function LinkTool({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LinkForm editor={editor} onClose={() => setOpen(false)} />;
  return (
    <button type="button" title="링크 (Ctrl+K)" onClick={() => setOpen(true)}>
      링크
    </button>
  );
}

/** Checks the address while it is typed: paths of this site, https and mailto. */
function LinkForm({ editor, onClose }: InlineFormProps) {
  const submission = useLocalForm(linkForm, undefined, {
    first: () => ({ href: (editor.getAttributes('link').href as string | undefined) ?? '' }),
    onDone({ href }) {
      const chain = editor.chain().focus().extendMarkRange('link');
      if (href === '') chain.unsetMark('link').run();
      else chain.setMark('link', { href }).run();
      onClose();
    },
  });
  const { values } = submission;
  const { href: issue } = linkForm.validate(values);
  return (
    <Form of={linkForm} submission={submission} id="link" className={css.inlineForm}>
      <FormField of={linkForm} name="href" issue={issue} isBare>
        {(props) => <InlineInput {...props} onClose={onClose} />}
      </FormField>
      <button type="submit" disabled={issue !== undefined}>
        {values.href.trim() === '' ? '링크 없애기' : '걸기'}
      </button>
      {issue && (
        <small id="link-href-hint" role="alert">
          {issue}
        </small>
      )}
    </Form>
  );
}

export function SpoilerTool({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <SpoilerForm editor={editor} onClose={() => setOpen(false)} />;
  return (
    <button type="button" title="접기" onClick={() => setOpen(true)}>
      접기
    </button>
  );
}

function SpoilerForm({ editor, onClose }: InlineFormProps) {
  const submission = useLocalForm(spoilerForm, undefined, {
    onDone({ summary }) {
      insertBox(editor, { type: 'spoiler', attrs: { summary } });
      onClose();
    },
  });
  const { values, issues } = submission;
  return (
    <Form of={spoilerForm} submission={submission} id="spoiler" className={css.inlineForm}>
      <FormField of={spoilerForm} name="summary" isBare>
        {(props) => <InlineInput {...props} max={MAX_SUMMARY_LENGTH} onClose={onClose} />}
      </FormField>
      <button type="submit" disabled={values.summary.trim() === ''}>
        추가
      </button>
      {issues.summary && (
        <small id="spoiler-summary-hint" role="alert">
          {issues.summary}
        </small>
      )}
    </Form>
  );
}

interface InlineInputProps extends ControlProps<string> {
  max?: number;
  onClose: () => void;
}

function InlineInput({ max, placeholder, onChange, onClose, ...props }: InlineInputProps) {
  return (
    <TextInput
      small
      autoFocus
      data-max-letters={max}
      {...props}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    />
  );
}

export function insertBox(editor: Editor, node: { type: string; attrs: object }): void {
  editor
    .chain()
    .focus()
    .insertContent({ ...node, content: [{ type: 'paragraph' }] })
    .run();
}
