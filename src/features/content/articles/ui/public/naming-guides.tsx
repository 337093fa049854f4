import { Panel } from '#ui/components/panel.tsx';

/** Lists guides whose text names the fact of the page. */
export function NamingGuides({ guides }: { guides: readonly { id: number; title: string }[] }) {
  if (guides.length === 0) return null;
  return (
    <Panel title="길잡이" as="aside">
      <ul className="lines">
        {guides.map(({ id, title }) => (
          <li key={id}>
            <a className="line row-link" href={`/guides/${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
