import escapeHtml from 'escape-html';

/** Markup that `html` has made, with nothing of strangers in it. */
export type Html = { readonly markup: string };

/** Markup around texts, each of which shows as it was written. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const written = (value: (typeof values)[number] | undefined): string => {
    if (value === undefined) return '';
    if (typeof value === 'object')
      return [value]
        .flat()
        .map((one) => (one as Html).markup)
        .join('');
    return escapeHtml(String(value));
  };
  return { markup: parts.map((part, at) => part + written(values[at])).join('') };
}
