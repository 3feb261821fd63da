import { ThemeIcon } from '@mantine/core';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import type { ReactNode } from 'react';
import type { PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { applicantName } from './applicant-name.ts';

/** A person by their initials; companies would all have those of their legal form. */
export function ApplicantAvatar({
  applicant,
}: {
  readonly applicant: Pick<PostulationView, 'by' | 'driver' | 'applicant'>;
}): ReactNode {
  if (applicant.by === 'trucker') return <PersonAvatar name={applicantName(applicant)} size="lg" />;
  return (
    <ThemeIcon variant="default" size="3.5rem" radius="50%" aria-hidden>
      <IconTruck size="1.6rem" stroke={1.5} />
    </ThemeIcon>
  );
}
