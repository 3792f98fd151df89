import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { download, type FileCall, type FileInput } from '../api/download.ts';
import { saveHere } from '../api/save-file.ts';
import { mayBeLost } from '../api/unanswered.ts';
import { fileSize } from '../format/file-size.ts';
import { useEndedSession } from './ended-session.ts';

type Heard = { onSaved?: (file: File) => void; onFailed?: (error: unknown) => void };

/** A file that a call answers, saved once it is whole; leaving the page ends it. `signedOut` is said to whose session has ended. */
export function useDownload(name: FileCall, signedOut: string, { onSaved, onFailed }: Heard = {}) {
  const endSession = useEndedSession();
  const [bytes, setBytes] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { mutate, data, error, isPending } = useMutation({
    ...mayBeLost,
    mutationFn: async (input: FileInput) => {
      setBytes(0);
      leaving.current = new AbortController();
      const file = await download(name, input, { onProgress: setBytes, signal: leaving.current.signal });
      saveHere(file);
      return file;
    },
    onSuccess: (file) => onSaved?.(file),
    onError: (failure) => {
      if (leaving.current?.signal.aborted) return;
      endSession(failure, signedOut);
      onFailed?.(failure);
    },
  });
  return {
    start: (input: FileInput = {}) => mutate(input),
    isPending,
    /** What a button says meanwhile. */
    pendingWords: bytes === 0 ? 'Collecting…' : `Downloading… ${fileSize(bytes)}`,
    saved: data,
    error,
  };
}
