/** Addresses of pages have no dot in their last part. Whoever asks for a file that is not there gets no 404 page of the app. */
export const looksLikeFile = (path: string): boolean => path.includes('.', path.lastIndexOf('/') + 1);
