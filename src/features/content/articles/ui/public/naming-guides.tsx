import { Panel } from '#ui/components/panel.tsx';

/** Guides whose text names what the page shows. */
export function NamingGuides({ guides }: { guides: readonly { id: number; title: string }[] }) {
  if (guides.length === 0) return null;
  return (
    <Panel title="길잡이" as="aside">
      <ul className="pad stack gap-2">
        {guides.map(({ id, title }) => (
          <li key={id}>
            <a className="row-link block" href={`/guides/${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
