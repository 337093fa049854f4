export interface AmountPart {
  digits: string;
  /** 만, 억, …; left out for the last, plain part. */
  unit?: string;
}

/** An amount read alone: bright digits, quiet units. */
export function Amount({ parts, size }: { parts: readonly AmountPart[]; size?: 'fine' | 'big' | 'hero' }) {
  return (
    <span className={size ? `won ${size}` : 'won'}>
      {parts.map((part, index) => (
        <span key={part.unit ?? ''}>
          {index > 0 && ' '}
          {part.digits}
          {part.unit && <i>{part.unit}</i>}
        </span>
      ))}
    </span>
  );
}
