import { useLocation } from 'react-router';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { useSite } from '../site/ui/public/site-context.tsx';

/**
 * Which game server a page tells of. Plain links under a native fold, so that it works without scripts; what was chosen is
 * remembered by code that comes later (`keep-game-server.ts`).
 */
export function ServerPicker({ query }: { query: readonly string[] }) {
  const { pathname, search } = useLocation();
  const servers = [{ id: 0, name: '모든 서버' }, ...useSite().gameServers];
  const chosen = new URLSearchParams(search).get('gameServer')?.trim();
  const current = servers.find(({ id }) => String(id) === chosen) ?? servers[0];
  return (
    <details className="server" key={pathname + search}>
      <summary aria-label={`게임 서버: ${current?.name}`}>
        <span className="wide">{current?.name}</span>
        <span className="narrow">{current?.name.split(' ').at(-1)}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <div className="menu">
        {servers.map(({ id, name }) => (
          <a
            key={id}
            href={withServer(search, query, id)}
            className="opt"
            data-game-server={id}
            aria-current={name === current?.name || undefined}
          >
            {name}
          </a>
        ))}
      </div>
    </details>
  );
}

/**
 * From the first row on: how far one had read was of another list. Only names that the page knows, and in their order: the
 * server, which never sees others, has drawn the same link.
 */
function withServer(search: string, names: readonly string[], id: number): string {
  const requested = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of names) {
    const value = name === 'cursor' || name === 'gameServer' ? '' : requested.get(name)?.trim();
    if (value) query.set(name, value);
  }
  if (id > 0) query.set('gameServer', String(id));
  return `?${query}`;
}
