import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { MAX_SHOUT_LENGTH } from '../shouts/shout.contract.ts';

const side = param.oneOf(['sell', 'buy']);
const shout = param.words(MAX_SHOUT_LENGTH);

export const registerParams = definePageParams({
  data: { q: param.words(50), ...gameServerField },
  drawn: { side },
  browserOnly: { shout },
});

export const registerItemParams = definePageParams({
  data: gameServerField,
  drawn: { side },
  browserOnly: {
    /** Id of an own trade whose values fill the form. */
    repeat: param.text((text) => /^[1-9]\d{0,14}$/.test(text)),
    shout,
  },
});

export const myTradesParams = definePageParams({ drawn: { status: param.choice([1, 2, 3], 1) } });
