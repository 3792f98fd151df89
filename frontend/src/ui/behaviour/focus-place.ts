/** Where an element stood: in the page or an overlay, what was around it, from the inside out, and which child of it led there. */
export type Place = { element: Element; layer: Element; around: readonly { parent: Element; index: number }[] };

export const placeOf = (element: Element): Place => {
  const around: { parent: Element; index: number }[] = [];
  for (let child = element, parent = element.parentElement; parent !== null; parent = child.parentElement) {
    around.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return { element, layer: element.closest('body > *') ?? element, around };
};
