/** The words of a name that tell it from others, unlike "of" and "the". */
const telling = (name: string) => name.split(' ').filter((word) => word.length > 3);

/** Whether a sentence has a word of a name: "Please add at least one location" says that it is about "Locations". */
const says = (sentence: string, name: string) =>
  telling(name).some((word) => sentence.toLowerCase().includes(word.toLowerCase().replace(/s$/, '')));

/** A list of problems has to say of each whose it is, by the label of its field. */
export const inList = (label: string | undefined, message: string): string =>
  label === undefined || says(message, label) ? message : `${label}: ${message}`;
