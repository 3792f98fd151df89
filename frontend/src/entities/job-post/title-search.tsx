import { delays, limits } from '@waypost/contracts/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOwnChanges } from '../../ui/behaviour/use-own-changes.ts';
import { SearchField } from '../../ui/fields/text/search-field.tsx';

type TitleSearchProps = { value: string; placeholder: string; onChange: (search: string) => void };

/** Searches once typing pauses; Enter does so at once. */
export function TitleSearch({ value, placeholder, onChange }: TitleSearchProps) {
  const [text, setText] = useState(value);
  const sends = useOwnChanges(value, Object.is, () => {
    if (value !== text.trim()) setText(value);
  });
  const search = useEffectEvent(() => {
    if (text.trim() === value) return;
    sends(text.trim());
    onChange(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), delays.autocomplete);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField
      label="Search"
      placeholder={placeholder}
      maxLength={limits.keyword}
      value={text}
      onChange={setText}
      onSubmit={() => search()}
    />
  );
}
