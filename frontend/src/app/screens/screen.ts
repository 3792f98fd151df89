import { type ComponentType, createElement, lazy, useState } from 'react';
import { awaited } from './awaited-screens.ts';

let attempt = 0;

/** Screens whose files could not be had ask for them anew when they are next shown. */
export const forgetFailures = (): void => void attempt++;

/** A screen in a file of its own, which comes when it is first shown, or before where it is going to be. */
export function screen<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let there: ComponentType<Props> | undefined;
  const keep = async () => (there = (await load())[name]);
  // A lazy component that has failed stays so.
  const onItsWay: ComponentType<Props>[] = [];
  const late = () => (onItsWay[attempt] ??= lazy(async () => ({ default: await awaited(keep()) })));
  // A lazy component shows for a moment what stands for it, also where its file is there.
  const Screen = (props: Props) => createElement(useState(() => there ?? late())[0], props);
  return Object.assign(Screen, { load: keep });
}
