import { type Editor, useEditorState } from '@tiptap/react';
import { type MouseEvent, Suspense, useState } from 'react';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { TONES } from '../../documents/document-shape.rules.ts';
import { CalloutFields } from './callout-fields.tsx';
import css from './editor.module.css';
import { ImageFields, ImageTool } from './image-tool.tsx';
import { insertBox, LinkTool, SpoilerTool } from './inline-tools.tsx';

const FigureForm = partOnDemand(() => import('./figure-form.tsx'));

const TONE_LABELS = { info: '알림', tip: '도움말', warn: '주의', danger: '경고' } as const;

interface Tool {
  label: string;
  title: string;
  isOn?: (editor: Editor) => boolean;
  run(editor: Editor): void;
}

const MARKS: readonly Tool[] = [
  mark('bold', '굵게', '굵게 (Ctrl+B)'),
  mark('italic', '기울임', '기울임 (Ctrl+I)'),
  mark('strike', '취소선', '취소선 (Ctrl+Shift+S)'),
  mark('code', '코드', '코드 (Ctrl+E)'),
];

const BLOCKS: readonly Tool[] = [
  heading(2, '제목', '제목 (Ctrl+Alt+2)'),
  heading(3, '작은 제목', '작은 제목 (Ctrl+Alt+3)'),
  {
    label: '• 목록',
    title: '점 목록 (Ctrl+Shift+8)',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: '번호 목록',
    title: '번호 목록 (Ctrl+Shift+7)',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: '인용',
    title: '인용',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
  { label: '구분선', title: '구분선', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  {
    label: '표',
    title: '표 넣기',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];

const IN_TABLE: readonly Tool[] = [
  { label: '행 더하기', title: '아래에 행 더하기', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: '열 더하기', title: '오른쪽에 열 더하기', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: '행 지우기', title: '행 지우기', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: '열 지우기', title: '열 지우기', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: '제목 행', title: '제목 행 켜고 끄기', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { label: '표 지우기', title: '표 지우기', run: (editor) => editor.chain().focus().deleteTable().run() },
];

function mark(name: string, label: string, title: string): Tool {
  return {
    label,
    title,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => editor.chain().focus().toggleMark(name).run(),
  };
}

function heading(level: 2 | 3, label: string, title: string): Tool {
  return {
    label,
    title,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
  };
}

/** A click must leave the focus in the text, so that what is typed next is not lost. */
const leaveFocusInText = (event: MouseEvent) => event.preventDefault();

export function Toolbar({ editor }: { editor: Editor }) {
  const [opened, setOpened] = useState<'figure' | 'image'>();
  const toggle = (tool: 'figure' | 'image') => setOpened(opened === tool ? undefined : tool);
  const isInTable = useEditorState({ editor, selector: (state) => state.editor.isActive('table') });
  return (
    <div className={css.tools} role="toolbar" aria-label="글 꾸미기">
      <Group editor={editor} tools={BLOCKS} />
      <Group editor={editor} tools={MARKS} />
      <div className={css.group}>
        <LinkTool editor={editor} />
        <button
          type="button"
          title="게임의 이름 (@)"
          onMouseDown={leaveFocusInText}
          onClick={() => editor.chain().focus().insertContent('@').run()}
        >
          @ 이름
        </button>
        <button type="button" aria-expanded={opened === 'figure'} onClick={() => toggle('figure')}>
          Σ 자동 수치
        </button>
        <button type="button" aria-expanded={opened === 'image'} onClick={() => toggle('image')}>
          그림
        </button>
        {TONES.map((tone) => (
          <button
            key={tone}
            type="button"
            title={`${TONE_LABELS[tone]} 상자`}
            onMouseDown={leaveFocusInText}
            onClick={() => insertBox(editor, { type: 'callout', attrs: { tone } })}
          >
            {TONE_LABELS[tone]}
          </button>
        ))}
        <SpoilerTool editor={editor} />
      </div>
      {isInTable && <Group editor={editor} tools={IN_TABLE} />}
      <Suspense>{opened === 'figure' && <FigureForm editor={editor} onDone={() => setOpened(undefined)} />}</Suspense>
      {opened === 'image' && <ImageTool editor={editor} onDone={() => setOpened(undefined)} />}
      <ImageFields editor={editor} />
      <CalloutFields editor={editor} />
    </div>
  );
}

function Group({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) {
  const pressed = useEditorState({
    editor,
    selector: (state) => tools.map((tool) => tool.isOn?.(state.editor) ?? false).join(),
  }).split(',');
  return (
    <span className={css.group}>
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          title={tool.title}
          onMouseDown={leaveFocusInText}
          aria-pressed={tool.isOn ? pressed[index] === 'true' : undefined}
          onClick={() => tool.run(editor)}
        >
          {tool.label}
        </button>
      ))}
    </span>
  );
}
