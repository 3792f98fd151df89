import { pathTo } from '@waypost/contracts/paths';
import { Link2 } from 'lucide-react';
import { copyLinkTo } from '../../entities/job-post/copy-link.ts';
import { quoted } from '../../format/quoted.ts';
import { useLocation } from '../../router/router.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Banner } from '../../ui/page/banner.tsx';

/** Left by the wizard in the history entry that it leads to. */
type Arrival = { published?: { _id: string; title: string } } | null;

/** What to do first with a post that was published a moment ago; gone with the first other choice on the page. */
export function PublishedNote() {
  const { published } = (useLocation().state as Arrival) ?? {};
  if (published === undefined) return null;
  const { _id, title } = published;
  return (
    <Banner
      tone="success"
      title={`${quoted(title)} is published`}
      actions={
        <>
          <Button size="sm" icon={<Link2 size={16} aria-hidden />} onPress={() => void copyLinkTo(_id)}>
            Copy link
          </Button>
          <LinkButton size="sm" variant="quiet" to={pathTo('job', { jobId: _id })}>
            View post
          </LinkButton>
        </>
      }
    >
      <Text>People can now find it and apply. Share the link to reach more of them.</Text>
    </Banner>
  );
}
