import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import css from './phone-collapsible.module.css';

interface PhoneCollapsibleProps {
  title: ReactNode;
  /** Unfolded at first. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Folded on phones; wider windows always show the content, without a line to unfold it. */
export function PhoneCollapsible({ title, isOpen = false, className, children }: PhoneCollapsibleProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details open={isOpenAtFirst} className={classNames('disclosure', css.collapsible, className)}>
      <summary>
        {title}
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}
