/** Markup, a script, both directions, one of which is turned round, signs made of several, and no place to break a line at. */
export const hostileWords = `<b><script>x()</script> "&" Ünïcødé \u202Eעברית 👩‍🍳 ${'W'.repeat(80)}`;
/** The same, as much of it as a field takes. */
export const hostileText = (characters: number): string => `${hostileWords}\n- `.repeat(100).slice(0, characters);
