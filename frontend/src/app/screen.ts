import { type ComponentType, createElement, lazy, useState } from 'react';
import { awaited } from './awaited-screens.ts';

/** A screen in a file of its own, which comes when it is first shown, or before where it is going to be. */
export function screen<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let there: ComponentType<Props> | undefined;
  const keep = async () => (there = (await load())[name]);
  const OnItsWay = lazy(async () => ({ default: await awaited(keep()) }));
  // A lazy component shows for a moment what stands for it, also where its file is there.
  const Screen = (props: Props) => createElement(useState(() => there ?? OnItsWay)[0], props);
  return Object.assign(Screen, { load: keep });
}
