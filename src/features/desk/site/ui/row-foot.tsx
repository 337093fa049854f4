import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import type { SettingName, SettingValues } from '#features/shell/settings/setting.contract.ts';
import { Button } from '#ui/components/button.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import type { KnownSetting } from '../site-setting.rules.ts';
import { settingMutations } from './setting-query.ts';

interface RowFootProps<Name extends SettingName> {
  setting: KnownSetting<Name>;
  /** Null: the row is new. */
  without: SettingValues[Name] | null;
  onClose: () => void;
}

/** Below the form of a row: saves it, takes it out of the list, or leaves it as it is. */
export function RowFoot<Name extends SettingName>({ setting, without, onClose }: RowFootProps<Name>) {
  const { name, version } = setting;
  const act = useAct();
  async function remove(): Promise<void> {
    const isDone = await act.run(settingMutations.change, { params: { name }, body: { value: without, version } });
    if (isDone) onClose();
  }
  return (
    <>
      {act.error !== null && (
        <p className="meta up" role="alert">
          {act.error}
        </p>
      )}
      <FormFoot label={without === null ? '추가' : '저장'} sendingLabel="저장하는 중">
        {without !== null && (
          <Button tone="danger" aria-disabled={act.isSending} onClick={() => void remove()}>
            지우기
          </Button>
        )}
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </>
  );
}
