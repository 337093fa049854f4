import { type ComponentType, createElement, memo, useDeferredValue } from 'react';

/** The same part of a page, drawn a moment after what is typed: the answer and the fields come first. No place for fields. */
export function later<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Memoized: ComponentType<Props> = memo(Part);
  return (props) => createElement(Memoized, useDeferredValue(props));
}
