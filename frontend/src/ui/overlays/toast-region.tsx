import { toasts } from '@waypost/contracts/constants';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PlainButton } from '../buttons/plain-button.tsx';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import { useLeavingToasts } from './leaving-toasts.ts';
import * as styles from './toast-region.css.ts';
import { type ToastTone, toastQueue } from './toast.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;
const words: Record<ToastTone, string> = { info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' };

/** As screen readers and desktops know it for the next part of a window. */
const reachKey = 'F6';

/** Brings the keyboard to what was said last, from wherever it is; where it came from it goes back when that is gone. */
function useReachKey(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== reachKey || event.ctrlKey || event.altKey || event.metaKey) return;
      const first = region.current?.querySelector<HTMLElement>('li:not([inert]) button');
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    addEventListener('keydown', reach, { capture: true });
    return () => removeEventListener('keydown', reach, { capture: true });
  }, [region]);
}

type Shown = (typeof toastQueue.visibleToasts)[number];

function Toast({ toast, isLeaving = false }: { toast: Shown; isLeaving?: boolean }) {
  const { tone, message, detail, action } = toast.content;
  const startX = useRef<number | null>(null);
  const close = () => toastQueue.close(toast.key);
  const Icon = icons[tone];

  useEffect(() => {
    if (!isLeaving && toast.timeout !== undefined) toast.timer?.reset(toast.timeout);
  }, [toast, isLeaving]);

  const distance = (event: PointerEvent) => (startX.current === null ? 0 : event.clientX - startX.current);
  return (
    <li
      className={styles.toast}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerMove={(event) => event.currentTarget.style.setProperty('--swipe', `${distance(event)}px`)}
      onPointerUp={(event) => {
        if (Math.abs(distance(event)) > toasts.swipeThreshold) close();
        startX.current = null;
        event.currentTarget.style.removeProperty('--swipe');
      }}
      onPointerLeave={(event) => {
        startX.current = null;
        event.currentTarget.style.removeProperty('--swipe');
      }}
    >
      <span className={styles.icon[tone]}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.said}>
        <p className={styles.message}>
          <VisuallyHidden>{words[tone]}: </VisuallyHidden>
          {message}
          {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
          {action === undefined ? null : (
            <VisuallyHidden>
              {' '}
              Press {reachKey} to reach {action.label}.
            </VisuallyHidden>
          )}
        </p>
        {action === undefined ? null : (
          <PlainButton
            size="sm"
            onPress={() => {
              action.onAction();
              close();
            }}
          >
            {action.label}
            <kbd aria-hidden className={styles.key}>
              {reachKey}
            </kbd>
          </PlainButton>
        )}
      </div>
      <PlainButton
        shape="icon"
        variant="quiet"
        size="sm"
        aria-label="Dismiss"
        icon={<X size={16} aria-hidden />}
        onPress={close}
      />
    </li>
  );
}

/** Stops the time of toasts while the mouse or the keyboard is on them; whoever leaves by the one may be there by the other. */
function useHold(region: RefObject<HTMLElement | null>, visible: unknown) {
  const isPointedAt = useRef(false);
  const isHeld = useRef(false);
  const hold = (held: boolean) => {
    if (held) toastQueue.pauseAll();
    else if (isHeld.current) toastQueue.resumeAll();
    isHeld.current = held;
  };
  // What a finger touched counts as hovered until it touches something else.
  const look = () =>
    hold(region.current?.matches(isPointedAt.current ? ':hover, :focus-within' : ':focus-within') ?? false);
  // What comes is beside what is held; and what is dismissed goes with the mouse or the focus on it, without an event.
  const onChange = useEffectEvent(look);
  useEffect(() => onChange(), [visible]);
  return {
    onPointerEnter() {
      isPointedAt.current = true;
      hold(true);
    },
    onPointerLeave() {
      isPointedAt.current = false;
      look();
    },
    onFocus: () => hold(true),
    onBlur: look,
  };
}

/** Stands in the page once and always: a live region has to be there before what it says. */
export function ToastRegion() {
  const visible = useSyncExternalStore(
    (changed) => toastQueue.subscribe(changed),
    () => toastQueue.visibleToasts,
  );
  const leaving = useLeavingToasts(visible);
  const region = useRef<HTMLElement>(null);
  useReachKey(region);
  const held = useHold(region, visible);
  // Beside the dialogs, not below their scrim.
  return createPortal(
    <section
      ref={region}
      aria-label="Notifications"
      // Kept reachable while a dialog hides the rest of the page from assistive technology.
      data-react-aria-top-layer="true"
      {...held}
    >
      <ol className={styles.region} aria-live="polite" aria-relevant="additions">
        {visible.map((toast) => (
          <Toast key={toast.key} toast={toast} />
        ))}
        {leaving.map((toast) => (
          <Toast key={toast.key} toast={toast} isLeaving />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
