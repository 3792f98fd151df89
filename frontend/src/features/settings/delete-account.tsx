/** At the end of the account's tab: the way to leave for good. */
export function DeleteAccount() {
  return null;
}
