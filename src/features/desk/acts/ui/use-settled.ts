import { useEffect, useState } from 'react';

/** The value as it is once nobody has typed for a moment. It must be of JSON. */
export function useSettled<Value>(value: Value, patienceMs: number): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), patienceMs);
    return () => clearTimeout(timer);
  }, [text, patienceMs]);
  return JSON.parse(settled) as Value;
}
