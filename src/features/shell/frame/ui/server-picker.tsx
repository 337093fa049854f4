import { useLocation } from 'react-router';
import type { PageParams } from '#shared/page-params.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { useSite } from '../../../../ui/page/site-context.tsx';

/** Plain links in a native disclosure, so that it works without scripts; `carry-game-server.ts` stores the choice. */
export function ServerPicker({ params }: { params: PageParams }) {
  const { pathname, search } = useLocation();
  const servers = [{ id: 0, name: '모든 서버' }, ...useSite().gameServers];
  const query = new URLSearchParams(search);
  const { gameServer: chosen } = params.texts(query);
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
            // Without the cursor, which belongs to another list.
            href={params.href('', query, { cursor: undefined, gameServer: id || undefined }) || '?'}
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
