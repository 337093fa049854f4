import { createRoot, type Root } from 'react-dom/client';
import { boundKeys } from '#platform/client/keys.ts';
import { KEY_TABLE, type KeyEntry, type KeyName } from '#shared/key-table.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

const LEFT = { textAlign: 'left' } as const;

let root: Root | undefined;

/** Rendered in a root of its own: the page's root contains only what the server rendered. */
export function open(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  draw(root, boundKeys(), true);
}

const NAMES = Object.keys(KEY_TABLE) as KeyName[];

function draw(place: Root, bound: readonly KeyName[], isOpen: boolean): void {
  const close = () => draw(place, bound, false);
  const entries = (where: KeyEntry['where'], names: readonly KeyName[]) =>
    NAMES.filter((name) => names.includes(name) && KEY_TABLE[name].where === where).map((name) => KEY_TABLE[name]);
  const own = entries('page', bound);
  place.render(
    <Dialog open={isOpen} onClose={close} label="단축키">
      <h2 className="h2">단축키</h2>
      {own.length > 0 && <Keys title="이 페이지" entries={own} />}
      <Keys title="어디서나" entries={entries('everywhere', bound)} />
      <Keys title="찾기를 열었을 때" entries={entries('palette', NAMES)} />
      <button type="button" className="btn full" onClick={close}>
        닫기
      </button>
    </Dialog>,
  );
}

function Keys({ title, entries }: { title: string; entries: readonly KeyEntry[] }) {
  const rows = entries.map(({ label, keys }) => ({
    label,
    value: (
      <span className="row gap-1">
        {keys.map((key) => (
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
