import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';

export const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

export const ACTION_ICONS = {
  update: <IconPencil {...ICON} />,
  publish: <IconSpeakerphone {...ICON} />,
  unpublish: <IconEyeOff {...ICON} />,
  clone: <IconCopy {...ICON} />,
  cancel: <IconBan {...ICON} />,
} as const;
