import { pictureSources } from '@waypost/contracts/person-picture';
import { useState } from 'react';
import * as styles from './avatar.css.ts';
import { initials } from './initials.ts';

export type AvatarProps = { name: string; imageUrl?: string | null | undefined; size?: 'sm' | 'md' | 'lg' };

/** A face, or initials where there is none or it does not load. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, imageUrl, size = 'md' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasImage = imageUrl && imageUrl !== failedUrl;
  return (
    <span className={`${styles.avatar} ${styles.size[size]}`} aria-hidden>
      {hasImage ? (
        <img
          className={styles.image}
          src={imageUrl}
          srcSet={pictureSources(imageUrl)}
          sizes={styles.widths[size]}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
