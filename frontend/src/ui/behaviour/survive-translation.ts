/** What a translation has put in the place of the one text of an element. */
function inPlaceOfText(parent: Node): Element | null {
  const [words, more] = (parent as Element).querySelectorAll(':scope > font');
  return more === undefined ? (words ?? null) : null;
}

/**
 * A browser that translates pages puts elements of its own in the place of texts. React knows only the texts: to take one out, or to put
 * something before it, would fail, and the page with it. Both are done to what stands there instead, as far as that can be told.
 * Words that change while they are shown are therefore the one text of their element, `${count} of ${total}`: React writes that anew, while
 * of several it would change the one that is gone.
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, before?.parentNode === this ? before : before && inPlaceOfText(this));
    },
    removeChild(this: Node, node: Node) {
      if (node.parentNode === this) return removeChild.call(this, node);
      inPlaceOfText(this)?.remove();
      return node;
    },
  });
}
