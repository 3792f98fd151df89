/** "Registered Nurse" of "Registered Nurse, Pediatrics": what stands behind is one of many. */
export const kindOf = (title: string): string => title.split(/[,(/|]| [-–] /u)[0]?.trim() || title;
