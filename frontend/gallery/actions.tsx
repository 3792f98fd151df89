import { Bookmark, Ellipsis, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../src/ui/buttons/button.tsx';
import { IconButton } from '../src/ui/buttons/icon-button.tsx';
import { LinkButton, TextLink } from '../src/ui/buttons/link.tsx';
import { Card } from '../src/ui/content/card.tsx';
import { Heading, Prose, Text } from '../src/ui/content/text.tsx';
import { TextArea } from '../src/ui/fields/text/text-area.tsx';
import { TextField } from '../src/ui/fields/text/text-field.tsx';
import { ConfirmDialog, Dialog } from '../src/ui/overlays/dialog.tsx';
import { BottomSheet, Drawer } from '../src/ui/overlays/drawer.tsx';
import { Menu } from '../src/ui/overlays/menu.tsx';
import { toast } from '../src/ui/overlays/toast.ts';
import { Inline, Stack } from '../src/ui/page/layout.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
type Overlay = 'dialog' | 'confirm' | 'drawer' | 'sheet';

export function ActionsPart() {
  const [shown, setShown] = useState<Overlay>();
  const [isPending, setPending] = useState(false);
  const overlay = (name: Overlay) => ({
    isOpen: shown === name,
    onOpenChange: (isOpen: boolean) => setShown(isOpen ? name : undefined),
  });
  return (
    <Stack space={6}>
      <Card>
        <Heading level={2}>Buttons</Heading>
        {variants.map((variant) => (
          <Inline key={variant}>
            <Button variant={variant}>Save changes</Button>
            <Button variant={variant} icon={<Plus size={16} aria-hidden />}>
              Create Job
            </Button>
            <Button variant={variant} isPending pendingLabel="Publishing…">
              Publish
            </Button>
            <Button variant={variant} isDisabled>
              Disabled
            </Button>
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant} size="lg">
              Large
            </Button>
            <IconButton variant={variant} label="Refresh" icon={<RefreshCw size={16} aria-hidden />} />
          </Inline>
        ))}
        <Inline space={4}>
          <LinkButton to="/feed" variant="primary">
            Search Jobs
          </LinkButton>
          <TextLink to="/profile">Improve Profile</TextLink>
          <TextLink to="/job" tone="plain" weight="strong">
            Registered nurse
          </TextLink>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Submitting Application..."
            onPress={() => {
              setPending(true);
              setTimeout(() => setPending(false), 2000);
            }}
          >
            Submit Application
          </Button>
          <Menu
            label="Job actions"
            trigger={<IconButton variant="secondary" label="More" icon={<Ellipsis size={16} aria-hidden />} />}
            groups={[
              {
                id: 'edit',
                actions: [
                  { id: 'edit', label: 'Edit', icon: <Pencil size={16} aria-hidden /> },
                  {
                    id: 'save',
                    label: 'Save',
                    description: 'Find it under Saved Jobs',
                    icon: <Bookmark size={16} aria-hidden />,
                  },
                ],
              },
              {
                id: 'end',
                actions: [{ id: 'close', label: 'Close job', tone: 'danger', icon: <Trash2 size={16} aria-hidden /> }],
              },
            ]}
          />
        </Inline>
      </Card>
      <Card>
        <Heading level={2}>In front of the page</Heading>
        <Inline>
          <Button onPress={() => setShown('dialog')}>Dialog</Button>
          <Button onPress={() => setShown('confirm')}>Confirm</Button>
          <Button onPress={() => setShown('drawer')}>Drawer</Button>
          <Button onPress={() => setShown('sheet')}>Bottom sheet</Button>
        </Inline>
        <Inline>
          <Button onPress={() => toast.info('Fetching complete job details...')}>Info toast</Button>
          <Button onPress={() => toast.success('Job post published successfully!')}>Success toast</Button>
          <Button
            onPress={() =>
              toast.warning('3 applicants moved to Not Selected', {
                action: { label: 'Undo', onAction: () => undefined },
              })
            }
          >
            Warning toast
          </Button>
          <Button onPress={() => toast.error('Network error. Please check your internet connection.')}>
            Error toast
          </Button>
        </Inline>
      </Card>
      <Dialog
        {...overlay('dialog')}
        title="Add work experience"
        footer={
          <>
            <Button onPress={() => setShown(undefined)}>Cancel</Button>
            <Button variant="primary">Save</Button>
          </>
        }
      >
        <Stack>
          <TextField label="Title" />
          <TextField label="Company" description="Search, or add your own" />
          <TextArea label="What you did" isOptional value="" onChange={() => undefined} limit={3000} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        {...overlay('confirm')}
        title="Delete resume?"
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        isDanger
        onConfirm={() => undefined}
      >
        Are you sure you want to delete "mira-solberg-2026.pdf"? This action cannot be undone.
      </ConfirmDialog>
      <Drawer
        {...overlay('drawer')}
        title="Noor Lindqvist"
        subtitle="Applied Nov 18, 2026"
        footer={<Button variant="primary">Shortlist</Button>}
      >
        <Prose>{'Twelve years on intensive care wards.\n\nLed a team of nine through two hospital moves.'}</Prose>
      </Drawer>
      <BottomSheet {...overlay('sheet')} title="Filters" footer={<Button variant="primary">Show 128 jobs</Button>}>
        <Text>What would be filtered stands here.</Text>
      </BottomSheet>
    </Stack>
  );
}
