import type { ControlField } from '#shared/filter-fields.ts';
import { useSite } from '#ui/page/site-context.tsx';
import { gameServerParam } from '../game-server.params.ts';

interface ServerNames {
  /** Empty where the site has one server. */
  nameOf(id: number): string;
  /** For a filter; undefined where there is nothing to choose. */
  readonly filter: { readonly fields: { readonly gameServer: ControlField } } | undefined;
}

/** The names of the site's game servers, which stand only where there are several. */
export function useServerNames(): ServerNames {
  const { gameServers } = useSite();
  const isOne = gameServers.length < 2;
  return {
    nameOf: (id) => (isOne ? '' : (gameServers.find((server) => server.id === id)?.name ?? String(id))),
    filter: isOne ? undefined : { fields: { gameServer: createField(gameServers) } },
  };
}

function createField(servers: readonly { id: number; name: string }[]): ControlField {
  return {
    ...gameServerParam.gameServer,
    kind: { type: 'id' },
    title: '서버',
    choices: [{ value: '', label: '전체' }, ...servers.map(({ id, name }) => ({ value: String(id), label: name }))],
  };
}
