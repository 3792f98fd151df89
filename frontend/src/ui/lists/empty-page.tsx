import { Button } from '../buttons/button.tsx';
import { EmptyState } from '../page/state.tsx';

export type EmptyPageProps = { page: number; pageCount: number; onChange: (page: number) => void };

/** In place of a page of a list beyond its last one, which an old link or a list that became shorter may ask for. */
export function EmptyPage({ page, pageCount, onChange }: EmptyPageProps) {
  return (
    <EmptyState
      title={`Page ${page} is empty`}
      actions={
        <>
          <Button onPress={() => onChange(1)}>Go to First Page</Button>
          <Button onPress={() => onChange(pageCount)}>Go to Last Page</Button>
        </>
      }
    />
  );
}
