import { TextLink } from '../../ui/buttons/link.tsx';
import { useOperator } from './use-operator.ts';

/** Who answers for this installation and how they are reached, as far as they say. */
export function OperatorContact() {
  const { name = null, contact = null } = useOperator() ?? {};
  if (name === null && contact === null) {
    return <p>Whoever invited you to this installation of Waypost runs it, and answers your questions about it.</p>;
  }
  return (
    <p>
      {name ?? 'Whoever runs this installation of Waypost'} answers for this installation of Waypost
      {contact === null ? '.' : ': '}
      {contact === null ? null : <TextLink to={contact}>{contact.replace(/^(?:mailto:|https:\/\/)/, '')}</TextLink>}
    </p>
  );
}
