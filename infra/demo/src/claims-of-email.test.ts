import { expect, test } from 'vitest';
import { claimsOfEmail } from './claims-of-email.ts';

test('the same address is the same subject, whatever its case and the spaces around it', () => {
  expect(claimsOfEmail(' Ada.Byrd@Example.com ').sub).toBe(claimsOfEmail('ada.byrd@example.com').sub);
  expect(claimsOfEmail('ada.byrd@example.org').sub).not.toBe(claimsOfEmail('ada.byrd@example.com').sub);
});

test('names are read out of the address', () => {
  expect(claimsOfEmail('mara_o-neil+jobs@example.com')).toMatchObject({
    name: 'Mara O-Neil',
    given_name: 'Mara',
    family_name: 'O-Neil',
  });
});

test('an address of one word has no family name', () => {
  expect(claimsOfEmail('mara@example.com')).not.toHaveProperty('family_name');
});

test('a known person keeps the own name', () => {
  expect(claimsOfEmail('m@example.com', { first_name: 'María', last_name: 'de la Cruz' }).name).toBe(
    'María de la Cruz',
  );
});
