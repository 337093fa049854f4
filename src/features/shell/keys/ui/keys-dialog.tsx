import { createRoot, type Root } from 'react-dom/client';
import { boundKeys, type KeyBinding } from '#platform/client/keys.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

const LEFT = { textAlign: 'left' } as const;

let root: Root | undefined;

/** In a root of its own: the page's root contains only what the server rendered. */
export function open(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  draw(root, boundKeys(), true);
}

function draw(place: Root, keys: readonly KeyBinding[], isOpen: boolean): void {
  const own = keys.filter(({ isEverywhere }) => !isEverywhere);
  place.render(
    <Dialog open={isOpen} onClose={() => draw(place, keys, false)} label="단축키">
      <h2 className="h2">단축키</h2>
      {own.length > 0 && <Keys title="이 페이지" keys={own} />}
      <Keys title="어디서나" keys={keys.filter(({ isEverywhere }) => isEverywhere)} />
      <button type="button" className="btn full" onClick={() => draw(place, keys, false)}>
        닫기
      </button>
    </Dialog>,
  );
}

function Keys({ title, keys }: { title: string; keys: readonly KeyBinding[] }) {
  const rows = keys.map((binding) => ({
    label: binding.label,
    value: (
      <span className="row gap-1">
        {binding.keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </span>
    ),
  }));
  return (
    <section className="w-full" style={LEFT}>
      <h3 className="meta faint">{title}</h3>
      <KeyValues rows={rows} />
    </section>
  );
}
