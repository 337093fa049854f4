import { Fragment } from 'react';
import { classNames } from './class-names.ts';

/** An amount with more parts may wrap between them: `42억 9,496만 7,295전` has three. */
const MOST_IN_A_LINE = 2;

export interface AmountPart {
  digits: string;
  unit?: string;
}

export function Amount({ parts, size }: { parts: readonly AmountPart[]; size?: 'fine' | 'big' | 'hero' }) {
  return (
    <span className={classNames('won', size, parts.length > MOST_IN_A_LINE && 'long')}>
      {parts.map((part, index) => (
        <Fragment key={part.unit ?? ''}>
          {index > 0 && part.unit !== '천' && <span className="own-text"> </span>}
          <span>
            {part.digits}
            {part.unit && <i>{part.unit}</i>}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
