export interface SourceDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}
