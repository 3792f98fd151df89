import { delays, toasts } from '@waypost/contracts/constants';
import { ToastQueue } from 'react-stately/useToastState';
import { tabStorage } from '../../storage/storage.ts';

const tones = ['info', 'success', 'warning', 'error'] as const;
export type ToastTone = (typeof tones)[number];
export type ToastContent = {
  tone: ToastTone;
  message: string;
  /** A line of its own: whom or what it is about. */
  detail?: string | undefined;
  /** One thing to do about it, "Undo". */
  action?: { label: string; onAction: () => void } | undefined;
};
export type ToastOptions = Pick<ToastContent, 'detail' | 'action'>;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: toasts.visible });

function show(tone: ToastTone) {
  return (message: string, { detail, action }: ToastOptions = {}): (() => void) => {
    const alike = toastQueue.visibleToasts.filter(
      ({ content }) => content.message === message && content.tone === tone,
    );
    // The same words of the same twice say nothing new: the one that stands there starts its time again. What it offers to do is about
    // something else; but what has no room would come back when these are gone, about what is long past.
    const goes = alike.find(({ content }) => !content.action && content.detail === detail) ?? alike[toasts.visible - 1];
    if (goes) toastQueue.close(goes.key);
    const timeout = action === undefined ? delays.toast : toasts.actionTime;
    const key = toastQueue.add({ tone, message, detail, action }, { timeout });
    return () => toastQueue.close(key);
  };
}

/** Callable from anywhere. Each call answers a function that takes the toast away again. */
export const toast = {
  info: show('info'),
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
  clear: () => toastQueue.clear(),
};

const carried = 'waypost.toasts';
type Said = Pick<ToastContent, 'tone' | 'message'>;
/** Another version of the app may have kept it. */
const isSaid = (kept: unknown): kept is Said => {
  const { tone, message } = Object(kept) as Partial<Said>;
  return tone !== undefined && tones.includes(tone) && typeof message === 'string';
};

/** For a page that is left by loading another one: what is being said goes along with who reads it. */
export function carryToasts(): void {
  const said = toastQueue.visibleToasts.map(({ content: { tone, message } }): Said => ({ tone, message }));
  if (said.length > 0) tabStorage.keep(carried, JSON.stringify(said));
}

/** Says what was being said where one comes from, once. */
export function sayCarriedToasts(): void {
  const said = tabStorage.readJson(carried);
  tabStorage.remove(carried);
  if (Array.isArray(said)) for (const { tone, message } of said.filter(isSaid)) toast[tone](message);
}
