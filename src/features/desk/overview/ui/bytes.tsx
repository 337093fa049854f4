import { bytesText } from '../overview.labels.ts';
import css from './bytes.module.css';

/** `412 MB`; vermilion where it is too few. */
export function Bytes({ of, isBad = false }: { of: number; isBad?: boolean }) {
  const { digits, unit } = bytesText(of);
  return (
    <span className={isBad ? css.bad : undefined}>
      {digits} <i className={css.unit}>{unit}</i>
    </span>
  );
}
