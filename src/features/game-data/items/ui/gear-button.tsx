import css from './gear-button.module.css';
import { putOnGear, takeOffGear, useGear } from './public/gear.ts';

/** Both labels reserve their space, so that the layout does not shift once the list is loaded. */
export function GearButton({ id }: { id: number }) {
  const isOn = useGear().includes(id);
  return (
    <button
      type="button"
      data-press=""
      className={`btn needs-script ${css.gear}`}
      data-on={isOn || undefined}
      onClick={async () => {
        const result = await (isOn ? takeOffGear(id) : putOnGear(id));
        if (result !== 'saved') await (await import('./show-gear-result.ts')).showGearResult(result);
      }}
    >
      <span>내 장비에 넣기</span>
      <span>내 장비에서 빼기</span>
    </button>
  );
}
