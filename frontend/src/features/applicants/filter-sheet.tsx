import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { BottomSheet } from '../../ui/drawer.tsx';
import { countFilters, type ApplicantList } from './applicant-list.ts';
import { FilterBar } from './filter-bar.tsx';

/** The filters where there is no room for a bar. */
export function FilterSheet({ list, onChange }: { list: ApplicantList; onChange: (list: ApplicantList) => void }) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(list);
  return (
    <>
      <Button icon={<SlidersHorizontal size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <BottomSheet isOpen={isOpen} onOpenChange={setOpen} title="Filters">
        <FilterBar
          isStacked
          list={list}
          onChange={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      </BottomSheet>
    </>
  );
}
