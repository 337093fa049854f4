import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { gameServerParam } from '../acts/game-server.params.ts';
import { choiceField } from '../table/choice-field.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const STATES = [
  ['running', '열림'],
  ['ended', '끝남'],
] as const;

export const partyListFilter = {
  fields: { state: choiceField({ title: '상태', any: '전체', choices: STATES }) },
};

export const partyListParams = definePageParams({
  data: {
    ...partyListFilter.fields,
    ...gameServerParam,
    /** A link from a player leads to those that they lead. */
    profileId: param.whole(1, MAX_ID),
    /** A link from a party's public page leads to it alone. */
    id: param.whole(1, MAX_ID),
    ...openRowParam,
  },
});

export type PartySearch = Omit<ReturnType<typeof partyListParams.read>, 'open'>;
