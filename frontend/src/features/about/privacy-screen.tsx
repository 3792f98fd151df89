import { pages } from '@waypost/contracts/paths';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Article, Part } from './article.tsx';
import { OperatorContact } from './operator-contact.tsx';

export function PrivacyScreen() {
  return (
    <Article title="Privacy" lead="What Waypost keeps about you, what for, who sees it, and how you take it with you.">
      <Part title="Who is responsible">
        <OperatorContact />
      </Part>
      <Part title="What is kept">
        <ul>
          <li>From Google, when you sign in: your name, your e-mail address and your picture. Never your password.</li>
          <li>
            What you enter: your profile, your resumes, your answers to screening questions, the job posts that you
            publish.
          </li>
          <li>What you do: jobs that you save, searches that you save, applications and what became of them.</li>
          <li>
            What is worked out from that: how well you match a job, with the reasons, and the text of your resumes.
          </li>
          <li>The browsers in which you are signed in, and when each was last used, so that you can end them.</li>
        </ul>
        <p>
          It is kept to find jobs and people for each other, and for nothing else. There are no advertisements and no
          trackers, and your data is not sold.
        </p>
      </Part>
      <Part title="Who sees it">
        <ul>
          <li>
            Anybody sees your public profile, unless you hide it in <TextLink to={pages.settings}>Settings</TextLink>.
            Your e-mail address and your phone number are not on it until you show them.
          </li>
          <li>
            Who published a job sees what you applied to it with: your profile, the resume that you chose, your answers
            and your score. They do not see where else you applied.
          </li>
          <li>Nobody sees the jobs and the searches that you save.</li>
        </ul>
      </Part>
      <Part title="Scores">
        <p>
          A score compares your skills, your experience and your education with what a job asks for. Your name, gender,
          age, picture, address, nationality and the names of your schools cannot change it. It orders a list and says
          why; people decide.
        </p>
      </Part>
      <Part title="Cookies">
        <p>
          One cookie keeps you signed in, a second one tells the page that you are, and a third one lasts the minutes in
          which you sign in. Your browser also keeps, for itself:
        </p>
        <ul>
          <li>what you have written and not sent yet. When you log out you can have it deleted;</li>
          <li>
            until you log out: which dashboard you chose, your last searches, and on ATS Score what you entered and the
            last jobs that you checked, with their scores;
          </li>
          <li>
            until you close the tab: where you were, your last search, a job to save once you are signed in, and
            messages on their way to the next page;
          </li>
          <li>
            whether somebody is signed in here, whether you like it light or dark, and whether single keys are
            shortcuts.
          </li>
        </ul>
      </Part>
      <Part title="How long, and your rights">
        <ul>
          <li>You can change what you entered at any time, in your profile.</li>
          <li>You can download all of it as a ZIP file: Settings, Privacy.</li>
          <li>
            You can delete your account: Settings, Account Settings. Everything about you is then removed, usually
            within a minute. Who published a job keeps that somebody applied, and when, but not who.
          </li>
        </ul>
      </Part>
    </Article>
  );
}
