import { createHash } from 'node:crypto';

/** What the provider says about whoever owns an address. The same address is always the same `sub`. */
export type Claims = {
  sub: string;
  email: string;
  email_verified: true;
  name: string;
  given_name: string;
  family_name?: string;
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `mara.o-neil+jobs@example.com` becomes Mara O-Neil: names are made from the address, since nobody is asked for one. */
function nameOfEmail(email: string): { given: string; family?: string } {
  const mailbox = email.slice(0, email.indexOf('@')).replace(/\+.*$/, '');
  const words = mailbox
    .split(/[._]+/)
    .filter(Boolean)
    .map((word) => word.split('-').map(capitalised).join('-'));
  const [given = 'Guest', ...rest] = words;
  return rest.length > 0 ? { given, family: rest.join(' ') } : { given };
}

export function claimsOfEmail(address: string, known?: { first_name: string; last_name: string }): Claims {
  const email = address.trim().toLowerCase();
  const name: { given: string; family?: string } = known
    ? { given: known.first_name, family: known.last_name }
    : nameOfEmail(email);
  return {
    sub: createHash('sha256').update(email).digest('hex').slice(0, 32),
    email,
    email_verified: true,
    name: [name.given, name.family].filter(Boolean).join(' '),
    given_name: name.given,
    ...(name.family === undefined ? {} : { family_name: name.family }),
  };
}
