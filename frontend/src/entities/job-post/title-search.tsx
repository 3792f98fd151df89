import { delays, limits } from '@waypost/contracts/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../ui/search-field.tsx';

type TitleSearchProps = { value: string; placeholder: string; onChange: (search: string) => void };

/** Searches once typing pauses; Enter does so at once. */
export function TitleSearch({ value, placeholder, onChange }: TitleSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // Changed from elsewhere, unless it is what was typed here.
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onChange(text.trim());
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
