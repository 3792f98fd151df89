/** Of a form's field in the page, by its path; the summary of errors leads there. */
export const fieldId = (path: string) => `field-${path}`;
export const fieldOfId = (id: string) => id.replace(/^field-/, '');
