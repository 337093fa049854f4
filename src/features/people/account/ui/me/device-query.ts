import { defineLiveQuery } from '#platform/client/live-query.ts';
import { listSessions } from '../../../sessions/session.contract.ts';

export const devices = defineLiveQuery({ key: ['sessions'], endpoint: listSessions });
