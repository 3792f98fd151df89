import { RefreshCw } from 'lucide-react';
import { Button } from './button.tsx';

/** Asks for a list once more. */
export function RefreshButton({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<RefreshCw size={16} aria-hidden />}
      isPending={isRefreshing}
      pendingLabel="Refreshing…"
      onPress={onRefresh}
    >
      Refresh
    </Button>
  );
}
