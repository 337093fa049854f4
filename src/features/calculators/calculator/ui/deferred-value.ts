import { type ComponentType, createElement, memo, useDeferredValue } from 'react';

/**
 * Delays rendering of parts that may follow the answer and the fields (deferred props). It is not for parts with
 * fields.
 */
export function later<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Memoized: ComponentType<Props> = memo(Part);
  return (props) => createElement(Memoized, useDeferredValue(props));
}
