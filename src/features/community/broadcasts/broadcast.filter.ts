import { MAX_CHANNEL } from '#shared/channels.ts';
import { type ApiFilterValues, defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import type { Broadcast } from './broadcast.contract.ts';
import { KIND_LABELS } from './broadcast.labels.ts';

const MAX_SMALLINT = 32_767;

const field = filterFields<Broadcast>();

/** Fields without a column have SQL of their own in the repository: it chooses an index by them. */
export const broadcastFilter = defineFilter({
  gameServer: field.id({ max: MAX_SMALLINT, of: ({ gameServer }) => gameServer }),
  kind: field.oneOf([1, 2, 9], {
    column: 'kind',
    matches: (shout, kind) => shout.kind === kind,
    title: '종류',
    label: (kind) => KIND_LABELS[kind],
    any: '모두',
  }),
  channel: field.id({ max: MAX_CHANNEL, of: ({ channel }) => channel }),
  itemId: field.id({ of: ({ read }) => read?.item.id }),
});

type Values = ApiFilterValues<typeof broadcastFilter.fields>;

export interface BroadcastFilter extends Values {
  readonly q?: string | undefined;
  /** Leaves out all but the last of repeated shouts. */
  readonly fold?: boolean | undefined;
}
