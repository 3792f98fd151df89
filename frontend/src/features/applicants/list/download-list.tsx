import { Download } from 'lucide-react';
import { messageOf } from '../../../api/api-error.ts';
import { fileSize } from '../../../format/file-size.ts';
import { useDownload } from '../../../session/use-download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { fileQueryOf, type ApplicantList } from '../applicant-list.ts';

/** Everybody of the list as it is filtered and sorted, over all its pages. */
export function DownloadList({
  jobId,
  list,
  total,
}: {
  jobId: string;
  list: ApplicantList;
  total: number | undefined;
}) {
  const { start, isPending, pendingWords } = useDownload(
    'downloadApplicants',
    'You must be logged in to view applicants',
    {
      onSaved: (file) => toast.success(`Downloaded ${file.name}, ${fileSize(file.size)}`),
      onFailed: (error) =>
        toast.error(`Nothing was saved. ${messageOf(error, 'Please try again.')}`, {
          action: { label: 'Retry', onAction: () => download() },
        }),
    },
  );
  const download = () => start({ params: { id: jobId }, querystring: fileQueryOf(list) });
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      isPending={isPending}
      pendingLabel={pendingWords}
      onPress={() => {
        if (total === 0) toast.warning('No applicants available');
        else download();
      }}
    >
      Download CSV
    </Button>
  );
}
