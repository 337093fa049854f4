import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { MAX_SHOUT_LENGTH } from '../shouts/shout.contract.ts';

const side = param.oneOf(['sell', 'buy']);
/** A shout to be read, sent on from another page. */
const shout = param.words(MAX_SHOUT_LENGTH);

/** The query of `/trade/register`. */
export const registerParams = definePageParams({
  data: { q: param.words(50) },
  drawn: { side },
  browserOnly: { shout },
});

/** The query of `/trade/register/:id`. */
export const registerItemParams = definePageParams({
  data: gameServerField,
  drawn: { side },
  browserOnly: {
    /** An own trade that the form is filled with. */
    repeat: param.text((text) => /^[1-9]\d{0,14}$/.test(text)),
    shout,
  },
});

/** The query of `/me/trades`. */
export const myTradesParams = definePageParams({ drawn: { status: param.choice([1, 2, 3], 1) } });
