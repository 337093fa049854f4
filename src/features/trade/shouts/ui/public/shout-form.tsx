import { Button } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { MAX_SHOUT_LENGTH } from '../../shout.contract.ts';

/** A plain form that opens the form of a new listing, filled from the shout. */
export function ShoutForm() {
  return (
    <form action="/trade/register" className="row needs-script" style={{ width: 'min(100%, 480px)' }}>
      <TextInput
        name="shout"
        required
        data-max-letters={MAX_SHOUT_LENGTH}
        placeholder="ㅍ 현철중검 45만 흥정ㄱㄴ"
        aria-label="사자후 문구"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit">매물로 만들기</Button>
    </form>
  );
}
