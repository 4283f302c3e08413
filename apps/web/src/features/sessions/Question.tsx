import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import type { ReactNode } from 'react';

interface QuestionProps {
  open: boolean;
  title: string;
  /** Whatever it is that is offered is not wanted; Escape says the same. */
  no: string;
  yes: string;
  busy?: boolean;
  onNo: () => void;
  onYes: () => void;
  children: ReactNode;
}

/** Something is offered before it is done. */
export const Question = ({ open, title, no, yes, busy = false, onNo, onYes, children }: QuestionProps) => (
  <Dialog
    open={open}
    onClose={onNo}
    role="alertdialog"
    title={title}
    actions={
      <>
        <Button onClick={onNo}>{no}</Button>
        <Button variant="primary" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    <p>{children}</p>
  </Dialog>
);
