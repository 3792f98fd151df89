import type { Applicant } from '@waypost/contracts/entities/application';
import { UserRound } from 'lucide-react';
import { nameOf, profilePath } from '../../entities/application/words.ts';
import { openedFromSearch } from '../../entities/person/opened-from.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { toast } from '../../ui/overlays/toast.ts';

/** A link to the applicant's public profile. */
export function ProfileButton({ applicant }: { applicant: Applicant }) {
  if (applicant.is_deleted || applicant.hidden_as !== null) return null;
  const path = profilePath(applicant);
  const look = { size: 'sm', icon: <UserRound size={16} aria-hidden /> } as const;
  if (path === undefined) {
    return (
      <Button {...look} onPress={() => toast.error('Unable to view profile - user information not available')}>
        Profile
      </Button>
    );
  }
  return (
    <LinkButton {...look} to={path} state={openedFromSearch} aria-label={`Profile of ${nameOf(applicant)}`}>
      Profile
    </LinkButton>
  );
}
