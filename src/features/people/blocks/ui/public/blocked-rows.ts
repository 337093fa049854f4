import { call } from '#platform/client/call.ts';
import { onLive } from '#platform/client/live.ts';
import { NewestAnswer } from '#platform/client/newest-answer.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { ownTopic } from '../../../people.topics.ts';
import { playerOf, sessionUser } from '../../../sessions/ui/public/me-store.ts';
import { listBlocks } from '../../block.contract.ts';
import { blocksChanged } from '../../block.events.ts';
import { type BlockedPeople, blockedRowsCss, STOOD_BEFORE } from '../../blocked-rows.rules.ts';
import { blocks } from '../block-query.ts';

const NOBODY: BlockedPeople = { profileIds: [], names: [] };

const newest = new NewestAnswer();
let sheet: CSSStyleSheet | undefined;
let followed: { profileId: number; leave(): void } | undefined;

/** Lists are cached and the same for everybody, so a style sheet in this browser hides the rows of blocked players. */
export function followBlockedRows(): void {
  const profileId = playerOf(sessionUser())?.id;
  if (followed?.profileId === profileId) return;
  followed?.leave();
  followed = undefined;
  newest.begin();
  hide(NOBODY);
  if (profileId === undefined) return;
  const leave = onLive([ownTopic], (event) => {
    if (event.type === 'resync' || blocksChanged.matches(event)) void read();
  });
  followed = { profileId, leave };
  void read();
}

async function read(): Promise<void> {
  const isNewest = newest.begin();
  try {
    const rows = await call(listBlocks);
    if (!isNewest()) return;
    hide({
      profileIds: rows.flatMap(({ profileId }) => profileId ?? []),
      names: rows.map(({ name }) => name),
    });
    storeAnswer(blocks, undefined, rows);
  } catch (error) {
    console.warn('차단한 사람을 가져오지 못했습니다.', error);
  }
}

function hide(people: BlockedPeople): void {
  if (!sheet && people.profileIds.length === 0 && people.names.length === 0) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  for (const row of document.querySelectorAll('[data-by]')) row.setAttribute(STOOD_BEFORE, '');
  sheet.replaceSync(blockedRowsCss(people));
}
