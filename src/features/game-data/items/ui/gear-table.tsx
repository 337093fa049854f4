import { Button } from '#ui/components/button.tsx';
import { ErrorState, Skeleton } from '#ui/components/states.tsx';
import { gearList, takeOffGear, useGearView } from './public/gear.ts';
import { showGearResult } from './show-gear-result.ts';
import { StoredItems } from './stored-items.tsx';

export default function GearTable() {
  const view = useGearView();
  if (view === 'unknown') return <Skeleton rows={1} className="t" />;
  if (view === 'failed') {
    const again = (
      <Button size="sm" onClick={() => gearList.readAgain()}>
        다시 가져오기
      </Button>
    );
    return <ErrorState text="내 장비를 가져오지 못했습니다." action={again} />;
  }
  return (
    <StoredItems
      ids={view}
      nothing="아이템 화면의 ‘내 장비에 넣기’를 누르면 여기에 표시됩니다."
      onDrop={takeOff}
      onGone={removeGone}
    />
  );
}

async function takeOff(id: number): Promise<void> {
  await showGearResult(await takeOffGear(id));
}

function removeGone(ids: readonly number[]): void {
  gearList.removeGone(ids);
}
