import { definePageParams } from '#shared/page-params.ts';
import { gameServerParam } from '../acts/game-server.params.ts';
import { choiceField, wordsField } from '../table/choice-field.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const HIDDEN = [
  ['true', '숨김'],
  ['false', '보임'],
] as const;

export const shoutFilter = {
  fields: {
    hidden: choiceField({ title: '상태', any: '전체', choices: HIDDEN }),
    name: wordsField({ title: '외친 사람', placeholder: '외친 사람의 이름', max: 12 }),
  },
};

export const shoutListParams = definePageParams({
  data: { ...shoutFilter.fields, ...gameServerParam, ...openRowParam },
});

export type ShoutSearch = Pick<ReturnType<typeof shoutListParams.read>, 'hidden' | 'name' | 'gameServer'>;
