import { delays } from '@waypost/contracts/constants';
import { pathTo } from '@waypost/contracts/paths';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toast } from '../../ui/overlays/toast.ts';

/** Copies where everybody can read a profile, and says for a moment that it has. */
export function CopyProfileLink({ username }: { username: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const over = setTimeout(() => setCopied(false), delays.copied);
    return () => clearTimeout(over);
  }, [isCopied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(pathTo('publicProfile', { username }), location.origin).href);
      setCopied(true);
      toast.success('Profile link copied to clipboard!');
    } catch {
      toast.error('Failed to copy link');
    }
  }
  return (
    <PlainButton
      icon={isCopied ? <Check size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
      onPress={() => void copy()}
    >
      {isCopied ? 'Copied!' : 'Copy Link'}
    </PlainButton>
  );
}
