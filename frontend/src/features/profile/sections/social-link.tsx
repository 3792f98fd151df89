import { socialPlatforms } from '@waypost/contracts/profile-choices';
import { useFormContext } from 'react-hook-form';
import { FormSelect, FormText } from '../../../forms/fields.tsx';
import { itemEditor } from '../editor/item-editor.ts';
import { named } from './form-parts.tsx';

type SocialLinkForm = { link_type: (typeof socialPlatforms)[number] | null; link: string };

function Fields() {
  const { control } = useFormContext<SocialLinkForm>();
  return (
    <>
      <FormSelect control={control} name="link_type" label="Platform" options={named(socialPlatforms)} />
      <FormText control={control} name="link" label="URL" type="url" placeholder="https://" />
    </>
  );
}

export const socialLinkEditor = itemEditor<'social_links', SocialLinkForm>({
  section: 'social_links',
  noun: 'social links',
  titles: { add: 'Add social link', edit: 'Edit social link' },
  size: 'sm',
  empty: { link_type: null, link: '' },
  formOf: ({ link: { link_type, link } }) => ({ link_type, link }),
  // Without a choice the contract says that one is needed.
  write: ({ link_type, link }) => ({ link: { link_type: link_type!, link: link.trim() } }),
  fieldAt: { 'link.link_type': 'link_type', 'link.link': 'link' },
  labels: { link_type: 'Platform', link: 'URL' },
  Fields,
});
