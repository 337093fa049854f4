import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface ConfirmDialogProps {
  label: string;
  question: string;
  note: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

export default function ConfirmDialog({ label, question, note, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open onClose={onClose} label={label}>
      <p>{question}</p>
      <p className="dim">{note}</p>
      <span className="row">
        <Button tone="danger" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button tone="ghost" onClick={onClose}>
          그대로 두기
        </Button>
      </span>
    </Dialog>
  );
}
