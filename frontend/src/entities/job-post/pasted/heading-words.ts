/** All that headings are made of: with any other word in it, what says "experience" is a line of the list below one. */
export const headingWords = new Set(
  `a abilities ability about accountabilities activities additional advantageous also an and applicant application apply are asset at background basic be
  benefits better bonus bring can candidate certificates certifications closing company compensation competence competences competencies
  conditions contact core courses create credit criteria culture d daily date day deadline demands describes description desirable desired details
  diversity do does doing duties education eligibility eligible employer employment enjoy environment equal essential even everyday expect experience extra
  first fit following for from full functional functions general get good great hard have haves hear helpful here hiring hours how i ideal ideally
  if impact in inclusion information interview into involve involved involves is it job join key knowledge licences licenses ll location looking
  love main make mandatory match memberships method might minimum mission must need next nice of offer offers on opportunities opportunity
  optional or our overview own package pay perks person personal physical plus pluses points position preferred primary principal process professional
  profile qualification qualifications range re required requirement requirements responsibilities responsibility responsible right role roles s
  salary schedule scope see set should skill skills soft some someone special specialisation specialization specific specification specifications
  statement status steps succeed success successful suitability summary supplemental supplementary table tasks team technical terms the this thrive
  to together type types typical us values ve we what who why will with work working would you your`.split(/\s+/u),
);
