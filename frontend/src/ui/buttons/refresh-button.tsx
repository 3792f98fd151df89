import { RefreshCw } from 'lucide-react';
import { Button } from './button.tsx';

/** Asks for a list once more. It stands at the edge of a page. */
export function RefreshButton({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      isFlush
      icon={<RefreshCw size={16} aria-hidden />}
      isPending={isRefreshing}
      pendingLabel="Refreshing…"
      onPress={onRefresh}
    >
      Refresh
    </Button>
  );
}
