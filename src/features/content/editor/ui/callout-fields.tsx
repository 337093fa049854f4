import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { findGameIcon } from '#features/shell/icons/ui/public/find-game-icon.ts';
import { CheckedInput } from '#ui/form/checked-input.tsx';
import { TONE_ICONS, type Tone } from '../../documents/document-shape.rules.ts';
import css from './editor.module.css';

const NAME = /^[a-z0-9-]{1,64}$/;

type Found = { body: string | null } | 'unread';

/** Edits the icon of the callout at the caret: its tone's default, or one of game-icons. */
export function CalloutFields({ editor }: { editor: Editor }) {
  const attributes = useEditorState({
    editor,
    selector: (state) =>
      state.editor.isActive('callout')
        ? (state.editor.getAttributes('callout') as { tone: Tone; icon: string | null })
        : null,
  });
  if (!attributes) return null;
  const { tone, icon } = attributes;
  return (
    <IconField
      icon={icon}
      usual={TONE_ICONS[tone]}
      onChange={(name) => editor.commands.updateAttributes('callout', { icon: name })}
    />
  );
}

interface IconFieldProps {
  icon: string | null;
  usual: string;
  onChange(name: string | null): void;
}

function IconField({ icon, usual, onChange }: IconFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(icon ?? '');
  const [found, setFound] = useState<Found>();
  const name = typed === '' ? usual : typed;
  useEffect(() => {
    let isCurrent = true;
    setFound(undefined);
    if (!NAME.test(name)) return undefined;
    findGameIcon(name).then(
      (body) => isCurrent && setFound({ body }),
      () => isCurrent && setFound('unread'),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  const isMissing = !NAME.test(name) || (found !== undefined && found !== 'unread' && found.body === null);
  return (
    <fieldset className={css.figure} aria-label="상자의 아이콘">
      <label htmlFor={id}>
        <span className="meta">아이콘 이름 (game-icons, 비우면 {usual})</span>
        <CheckedInput
          id={id}
          small
          isWrong={isMissing}
          value={typed}
          data-max-letters={64}
          placeholder={usual}
          onChange={(event) => {
            const next = event.target.value.trim().toLowerCase();
            setTyped(next);
            if (next === '') onChange(null);
            else if (NAME.test(next))
              void findGameIcon(next).then(
                (body) => body !== null && onChange(next),
                () => {},
              );
          }}
        />
      </label>
      {found !== undefined && found !== 'unread' && found.body !== null && <Preview body={found.body} />}
      {isMissing && <small role="alert">아이콘을 찾을 수 없습니다.</small>}
      {found === 'unread' && <small role="alert">아이콘을 불러오지 못했습니다.</small>}
    </fieldset>
  );
}

/** Renders the drawing as an image, in which no script runs. */
function Preview({ body }: { body: string }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" color="#d9a441">${body}</svg>`;
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="고른 아이콘" width={28} height={28} />;
}
