import { type ComponentType, createElement, memo, useDeferredValue } from 'react';

/** Renders the part after the answer and the fields (deferred props). Not for parts with fields. */
export function later<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Memoized: ComponentType<Props> = memo(Part);
  return (props) => createElement(Memoized, useDeferredValue(props));
}
