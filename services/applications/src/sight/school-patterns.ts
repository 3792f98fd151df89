/** Names of schools that say nothing of being one, and what well-known ones are called for short. */
const shortNames =
  'MIT Caltech UCLA UCSD UCSB UCSC UCI USC NYU CMU UPenn UNC UIUC UMich UT UTD UW GWU BU Harvard Stanford Yale Princeton Wharton Georgetown Dartmouth Duke LSE UCL KCL QMUL UEA Oxbridge ETH ETHZ EPFL TUM LMU RWTH INSEAD HEC ESSEC ESCP IMD IIT IITB IITD IITM IIM BITS NIT IIIT NUS NTU SMU HKU HKUST CUHK KAIST UNSW ANU UTS UBC UofT McGill Sorbonne'
    .split(' ')
    .join('|');
// "M.I.T." too; "IIT Bombay" and "UC Berkeley" with their place.
const short = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${shortNames})(?:[ \\t-](?:Bombay|Delhi|Madras|Kanpur|Kharagpur|Roorkee|Guwahati|Hyderabad|Ahmedabad|Bangalore|Calcutta|Austin|Zurich|Zürich|Paris|Aachen|Munich|Pilani|Trichy))?|M\\.I\\.T\\.?|U\\.C\\.L\\.A\\.?|UC[ \\t](?:Berkeley|Davis|Irvine|Irving|Merced|Riverside|San[ \\t]Diego|Santa[ \\t](?:Barbara|Cruz)|Los[ \\t]Angeles)|TU[ \\t]\\p{Lu}\\p{L}{1,30}|U\\.?[ \\t]of[ \\t]\\p{Lu}\\p{L}{1,30})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** "universidad de …", "Univ. of …", "UNIVERSITY OF …" in any case and over a line's end: what the English pattern leaves. */
const word = "[\\p{L}][\\p{L}'’.&-]{0,40}";
const capital = "\\p{Lu}[\\p{L}'’.&-]{0,40}";
const kind =
  '(?:universit\\p{L}{1,4}|universidad\\p{L}{0,2}|univ|uni|hochschule|fachhochschule|école|ecole|politecnico|politécnica|polytechnique|instituto|institute|institut|college|colegio|collège|gymnasium|lycée|lyceum|polytechnic|business school|law school|medical school|academy|akademie)';
const link = '(?:of|de|des|du|der|di|do|da|del|degli|dell|della|für|for|van|la|las|los|le|the|and|und|et|y|e)';
const kindWith = new RegExp(
  `(?<![\\p{L}])${kind}\\.?(?![\\p{L}])(?:[\\s,]{1,3}${link}(?![\\p{L}])){1,3}\\s{1,3}${word}`,
  'giu',
);
const capitals = new RegExp(
  `(?<![\\p{L}])(?:(?:${capital})[ \\t]{1,3}(?:(?:of|de|du|der|di|do|da|del|the|and)[ \\t]{1,3}){0,2}){1,5}(?:Universit\\p{L}{1,4}|UNIVERSIT\\p{L}{1,4}|Univ\\.?|UNIV\\.?|Hochschule|Institut\\p{L}{0,2}|INSTITUTE|COLLEGE|SCHOOL|ACADEMY|POLYTECHNIC|Lyc[ée]e|Gymnasium)(?![\\p{L}])`,
  'gu',
);
const foreign = new RegExp(
  `(?<![\\p{L}])(?:${capital}[ \\t]{1,3}){0,3}(?:Universit\\p{L}{1,4}|Univ\\.|Universidad|Hochschule|École|Ecole|Politecnico|Institut|Instituto|Lycée|Gymnasium)(?:[ \\t]{1,3}(?:${link}[ \\t]{1,3}){0,3}${capital}){1,5}`,
  'gu',
);

export const schoolsHidden = (text: string, by: string): string =>
  [foreign, kindWith, capitals, short].reduce((left, pattern) => left.replace(pattern, by), text);
