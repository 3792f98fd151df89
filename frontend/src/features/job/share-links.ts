export type ShareTarget = { id: string; label: string; href: string };

/** Places to send a link to, by the addresses that each of them documents for it. */
export function shareTargets(title: string, url: string): ShareTarget[] {
  const query = (values: Record<string, string>) =>
    // mailto (RFC 6068) knows no "+" for a space, and parts lines by %0D%0A alone.
    new URLSearchParams(values).toString().replaceAll('+', '%20');
  return [
    { id: 'email', label: 'Email', href: `mailto:?${query({ subject: title, body: `${title}\r\n${url}` })}` },
    { id: 'linkedin', label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { id: 'x', label: 'X', href: `https://x.com/intent/post?${query({ text: title, url })}` },
    { id: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
  ];
}
