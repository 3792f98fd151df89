/** The id that a form's field has in the page, by its path; the summary of errors links to it. */
export const fieldId = (path: string) => `field-${path}`;
export const fieldOfId = (id: string) => id.replace(/^field-/, '');
