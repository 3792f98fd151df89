import { type Place, placeOf } from './focus-place.ts';

/** Places remembered for each layer (page, dialog), so that the fields of a dialog do not push out the button that opened it. */
const remembered = 3;
const takesFocus =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';
const takesText = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
/** What has a name of its own to say: from here on outwards nothing is near any more. */
const wholes = 'main, [role=dialog], [role=alertdialog]';
/** Stands above the page for a moment, and is no place to stay. */
const passing = '[data-react-aria-top-layer]';

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.matches(`${takesFocus}, [tabindex]`) &&
  element.closest('[inert], [hidden]') === null &&
  // jsdom has no layout.
  (element.checkVisibility?.() ?? true);

/**
 * To WebKit nothing is `:focus-visible` that a script focuses after a click, such as what Tab comes to in a dialog: the ring of
 * `theme/global.css.ts` stands by this attribute then, from a key on until something is pressed.
 */
const byKeyboard = 'data-by-keyboard';
const moves = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key !== 'Shift' && !ctrlKey && !metaKey && !altKey;

/** @param isTouched a text field would raise the keyboard of a phone, unasked. */
function nearby({ around }: Place, isTouched: boolean): HTMLElement | undefined {
  const fits = (element: Element): element is HTMLElement =>
    isUsable(element) && element.matches(takesFocus) && !(isTouched && element.matches(takesText));
  const within = (elements: readonly Element[]) =>
    elements.flatMap((element) => [element, ...element.querySelectorAll(takesFocus)]);
  for (const { parent, index } of around) {
    if (!parent.isConnected) continue;
    if (parent === document.body || parent.closest(passing) !== null) return undefined;
    const whole = parent.matches(wholes)
      ? [...parent.querySelectorAll('h1[tabindex="-1"]'), parent].find(isUsable)
      : undefined;
    if (whole !== undefined) return whole;
    const children = [...parent.children];
    const found = within(children.slice(index)).find(fits) ?? within(children.slice(0, index)).findLast(fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Keeps focus in the page when what holds it disappears or cannot be used any more: it goes to the next thing there, else to the
 * one before, else to the heading of the dialog or page; from a dialog or toast that is gone, to where it was before.
 * Whoever puts focus somewhere within two frames is left alone, and so is who presses beside everything.
 * @param before where focus has been until now, which may be gone already.
 */
export function keepFocus(before: readonly Place[] = []): () => void {
  let places: readonly Place[] = [];
  let isHeld = false;
  let isTouched = false;
  let frame: number | undefined;

  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  const isLost = () => isHeld && isNowhere();
  /** A browser takes focus from what can hold it no more when it draws the next frame, and says nothing. */
  const isAboutToBeLost = () => isHeld && (document.activeElement === null || !isUsable(document.activeElement));

  function recover(): void {
    frame = undefined;
    const [last] = places;
    if (last === undefined || !isLost()) return;
    // Somebody pressed beside it.
    if (isUsable(last.element)) {
      isHeld = false;
      return;
    }
    for (const place of places) {
      const there = isUsable(place.element) ? place.element : undefined;
      const target = there ?? nearby(place, isTouched);
      target?.focus({ preventScroll: true });
      // Whoever comes back to where they were has the page as they left it; what stands near may be out of sight. jsdom cannot scroll.
      if (there === undefined) target?.scrollIntoView?.({ block: 'nearest' });
      // What looks as if it could hold focus need not take it; where nothing does, the next change of the page may bring something.
      if (!isNowhere()) return;
    }
  }
  /** Overlays bring focus back in the frame after they are gone. */
  function lookSoon(): void {
    if (frame === undefined && isAboutToBeLost())
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(recover)));
  }

  const changes = new MutationObserver(lookSoon);
  const outcome = new AbortController();
  const { signal } = outcome;
  const listen = { capture: true, passive: true, signal };
  const hold = (place: Place) => {
    isHeld = true;
    const others = places.filter(({ element, layer }) => element !== place.element && layer.isConnected);
    const tooOld = new Set(others.filter(({ layer }) => layer === place.layer).slice(remembered - 1));
    places = [place, ...others.filter((other) => !tooOld.has(other))];
  };
  for (const place of before) hold(place);
  lookSoon();
  document.addEventListener('focusin', ({ target }) => target instanceof Element && hold(placeOf(target)), listen);
  document.addEventListener('focusout', () => queueMicrotask(lookSoon), listen);
  const { documentElement } = document;
  const press = ({ pointerType }: PointerEvent) => {
    isTouched = pointerType === 'touch';
    documentElement.removeAttribute(byKeyboard);
  };
  const type = (event: KeyboardEvent) => {
    isTouched = false;
    if (moves(event)) documentElement.setAttribute(byKeyboard, '');
  };
  document.addEventListener('pointerdown', press, listen);
  document.addEventListener('keydown', type, listen);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    outcome.abort();
    changes.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
