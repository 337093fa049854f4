import { type ComponentType, createElement, memo, useDeferredValue } from 'react';

/** The same part of a page, drawn a moment after what is typed: the answer and the fields come first. No place for fields. */
export function later<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Kept: ComponentType<Props> = memo(Part);
  return (props) => createElement(Kept, useDeferredValue(props));
}
