import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { gameServerParam } from '../acts/game-server.params.ts';
import { choiceField, wordsField } from '../table/choice-field.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const SHOWN = [['posts', '숨긴 게시글']] as const;
const HIDDEN = [
  ['true', '숨김'],
  ['false', '보임'],
] as const;

export const guildListFilter = {
  fields: {
    shown: choiceField({ title: '보기', any: '문파', choices: SHOWN }),
    q: wordsField({ title: '문파 찾기', placeholder: '문파 이름의 처음', max: 40 }),
    hidden: choiceField({ title: '상태', any: '전체', choices: HIDDEN }),
  },
};

export const guildListParams = definePageParams({
  data: {
    ...guildListFilter.fields,
    ...gameServerParam,
    /** A link from a guild's public page leads to it alone. */
    id: param.whole(1, MAX_ID),
    ...openRowParam,
  },
});

export type GuildSearch = Omit<ReturnType<typeof guildListParams.read>, 'open' | 'shown'>;
