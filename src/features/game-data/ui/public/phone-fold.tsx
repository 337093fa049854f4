import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import css from './phone-fold.module.css';

interface PhoneFoldProps {
  title: ReactNode;
  /** Unfolded from the start. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Folded on phones; wider windows show what is in it, and no line to open it. */
export function PhoneFold({ title, isOpen = false, className, children }: PhoneFoldProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details open={isOpenAtFirst} className={classNames('disclosure', css.fold, className)}>
      <summary>
        {title}
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}
