import { ActionIcon, Button, type ButtonProps, Tooltip, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  readonly icon: Icon;
  readonly label: string;
  /** Only the icon, on a phone or beside a map. */
  readonly compact: boolean;
  readonly loading?: boolean;
  /** A text about its state, in place of the label. */
  readonly children?: ReactNode;
}

/** A tool of the list: icon and label, or the icon alone where there is no room. */
export function ToolButton({
  icon: Sign,
  label,
  compact,
  loading = false,
  children,
  ...rest
}: ToolButtonProps): ReactNode {
  const sign = <Sign size="1.15rem" stroke={1.6} aria-hidden />;
  const shared: Pick<ButtonProps, 'variant' | 'loading'> = { variant: 'default', loading };
  if (compact) {
    return (
      <Tooltip label={label}>
        <ActionIcon {...rest} {...shared} size="var(--tool-size)" aria-label={label}>
          {sign}
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <Button {...rest} {...shared} leftSection={sign}>
      {children ? (
        <>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {children}
        </>
      ) : (
        label
      )}
    </Button>
  );
}
