import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import css from './editor.module.css';
import { ImagePicker } from './image-picker.tsx';
import { insertImage } from './image-upload.ts';

/** Inserts a picture into the text. */
export function ImageTool({ editor, onDone }: { editor: Editor; onDone(): void }) {
  return (
    <ImagePicker
      label="그림 고르기"
      onChoose={(image) => {
        insertImage(editor, image);
        onDone();
      }}
    />
  );
}

interface ImageAttributes {
  alt: string;
  caption: string;
  width: 'full' | 'half';
}

/** Edits the texts and width of the selected picture, or deletes it. */
export function ImageFields({ editor }: { editor: Editor }) {
  const attributes = useEditorState({
    editor,
    selector: (state) =>
      state.editor.isActive('image') ? (state.editor.getAttributes('image') as ImageAttributes) : null,
  });
  if (!attributes) return null;
  const change = (part: Partial<ImageAttributes>) => editor.commands.updateAttributes('image', part);
  return (
    <fieldset className={css.figure} aria-label="그림">
      <Text label="설명 (그림을 못 보는 사람에게)" value={attributes.alt} onChange={(alt) => change({ alt })} />
      <Text label="아래에 적을 말" value={attributes.caption} onChange={(caption) => change({ caption })} />
      <label className="check">
        <input
          type="checkbox"
          checked={attributes.width === 'half'}
          onChange={(event) => change({ width: event.target.checked ? 'half' : 'full' })}
        />
        반 너비
      </label>
      <button type="button" onClick={() => editor.chain().focus().deleteSelection().run()}>
        그림 지우기
      </button>
    </fieldset>
  );
}

/** It keeps its own value while it is typed, because the editor's updates would move the caret. */
function Text({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const [typed, setTyped] = useState(value);
  return (
    <label>
      <span className="meta">{label}</span>
      <input
        className="in sm"
        value={typed}
        data-max-letters={200}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
      />
    </label>
  );
}
