/** What has no rule, British before American. Words that are others in one of the countries ('cheque', 'storey') are left out. */
const pairs = `
  adviser advisor  aeroplane airplane  aluminium aluminum  analyse analyze  catalogue catalog  centre center
  counselling counseling  counsellor counselor  defence defense  dietician dietitian  draughtsman draftsman
  draughtsperson draftsperson  enrolment enrollment  fibre fiber  fulfilment fulfillment  grey gray  jeweller jeweler
  jewellery jewelry  labelling labeling  licence license  mould mold  moulder molder  moulding molding
  modeller modeler  modelling modeling  offence offense  programme program  signalling signaling  theatre theater  traveller traveler  travelling traveling
  tyre tire
`;
const known = new Map(
  pairs
    .trim()
    .split(/\s{2,}/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** `labourer`, `optimisation`, `paediatric`, `haematology`, `haemodialysis`, `anaesthetist`, `gynaecologist`, `archaeologist`. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=..[bdglmnpv]i?)our(?=$|able$|al$|ed$|er$|hood$|ing$|ist$|ite$)/, 'or'],
  [/is(?=ation(?:al)?$)/, 'iz'],
  [/ae(?=colog|mat|mod|olog|sthe)|(?<=p)ae(?=d)/, 'e'],
];

/**
 * A word as Americans spell it, so that 'labourer' and 'laborer', 'adviser' and 'advisor' are one. Both sides of a search are read so:
 * what becomes of a word that is none of these does no harm, as long as it becomes no other word.
 */
export function americanSpelling(word: string): string {
  const spelling = known.get(word);
  if (spelling !== undefined || word.length < 6) return spelling ?? word;
  return rules.reduce((spelled, [british, american]) => spelled.replace(british, american), word);
}
