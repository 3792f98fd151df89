import { pages } from '@waypost/contracts/paths';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Article, Part } from './article.tsx';
import { OperatorContact } from './operator-contact.tsx';

function Seeking() {
  return (
    <Part title="Looking for a job">
      <dl>
        <div>
          <dt>Do I need an account?</dt>
          <dd>
            Not to <TextLink to={pages.jobs}>search and read jobs</TextLink>. To save jobs, see how well you match and
            apply you sign in with Google and choose “Job Seeker”.
          </dd>
        </div>
        <div>
          <dt>What does my score mean?</dt>
          <dd>
            How much of what a job asks for your profile and your resume show, out of 100, with the reason for each
            part. It grows with what you fill in: start with skills and experience.
          </dd>
        </div>
        <div>
          <dt>My resume cannot be read. Why?</dt>
          <dd>
            Most likely it is a picture of a page, or protected by a password. Export it again from where you wrote it,
            as PDF or DOCX of at most 2 MB.
          </dd>
        </div>
        <div>
          <dt>Can I take an application back?</dt>
          <dd>Yes, in Job Applications, and apply again as long as the job is open.</dd>
        </div>
        <div>
          <dt>How do I hear of new jobs?</dt>
          <dd>Save a search in the feed. The bell tells you what it finds; e-mails come if you switch them on.</dd>
        </div>
      </dl>
    </Part>
  );
}

function Hiring() {
  return (
    <Part title="Hiring and referring">
      <dl>
        <div>
          <dt>How do I publish a job?</dt>
          <dd>
            Sign in, choose “Recruiter” or “Referrer”, and press Create Job. Paste the whole text: what it says fills
            the steps that follow, and you check each of them before anything is published.
          </dd>
        </div>
        <div>
          <dt>In which order do applicants stand?</dt>
          <dd>
            By score, the best first, and each score shows what it was computed from. Names, pictures and schools play
            no part in it.
          </dd>
        </div>
        <div>
          <dt>Do applicants see what I decide?</dt>
          <dd>
            They see their own status, and when it changed. They do not see other applicants, or any score of yours.
          </dd>
        </div>
      </dl>
    </Part>
  );
}

function Account() {
  return (
    <Part title="Your account">
      <dl>
        <div>
          <dt>Can I be a seeker and a recruiter?</dt>
          <dd>Yes. Each role is a dashboard of its own, and you switch between them at the top of the menu.</dd>
        </div>
        <div>
          <dt>How do I hide my profile, download my data or delete my account?</dt>
          <dd>
            All three are in <TextLink to={pages.settings}>Settings</TextLink>. What is kept and who sees it stands in{' '}
            <TextLink to={pages.privacy}>Privacy</TextLink>.
          </dd>
        </div>
      </dl>
    </Part>
  );
}

export function HelpScreen() {
  return (
    <Article title="Help" lead="Answers to what people ask most.">
      <Seeking />
      <Hiring />
      <Account />
      <Part title="Something else?">
        <OperatorContact />
      </Part>
    </Article>
  );
}
