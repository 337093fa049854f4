export interface AmountPart {
  digits: string;
  unit?: string;
}

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
