import type { ComponentProps } from 'react';
import { Dialog } from '../../../components/ui/dialog.js';

/** A dialog of the administrators, which speaks English as their pages do. Used like Dialog. */
export function AdminDialog(props: ComponentProps<typeof Dialog>) {
  return <Dialog closeLabel="Close" lang="en" {...props} />;
}
