import { TextLink } from '../../ui/buttons/link.tsx';
import { Article, Part } from './article.tsx';
import { OperatorContact } from './operator-contact.tsx';

export function TermsScreen() {
  return (
    <Article title="Terms" lead="What you can count on here, and what others can expect of you.">
      <Part title="Using Waypost">
        <p>
          Searching and reading jobs needs no account. Saving, applying and publishing needs one; it is yours alone, and
          what happens under it counts as yours. Using Waypost costs nothing.
        </p>
      </Part>
      <Part title="What you publish and send">
        <ul>
          <li>It stays yours. You let Waypost show it to the people it is meant for, and nothing more.</li>
          <li>A job post is for a real, open position, says who is hiring, and never asks applicants for money.</li>
          <li>A job post and a choice among applicants keep to the law on discrimination.</li>
          <li>A profile, a resume and an application are about yourself, and true.</li>
          <li>What you learn about applicants is for filling that position. Do not pass it on for anything else.</li>
          <li>Nothing that harms others: no malware, no harassment, nothing that belongs to somebody else.</li>
        </ul>
      </Part>
      <Part title="Machines">
        <p>
          Open jobs are there for machines to read, as{' '}
          <TextLink isExternal to="/jobs.atom">
            Atom
          </TextLink>
          , as{' '}
          <TextLink isExternal to="/jobs.xml">
            XML
          </TextLink>{' '}
          and in the site map. Please use those instead of reading page by page. Profiles of people are not for
          collecting.
        </p>
      </Part>
      <Part title="Scores and analyses">
        <p>
          They are computed, can be wrong, and are there to help people decide. Nobody is to be refused by a score
          alone.
        </p>
      </Part>
      <Part title="Ending it">
        <p>
          You can delete your account in Settings whenever you like. Who breaks these terms can lose their posts or
          their account.
        </p>
      </Part>
      <Part title="Who answers for it">
        <OperatorContact />
      </Part>
    </Article>
  );
}
