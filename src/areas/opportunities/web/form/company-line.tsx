import { ActionIcon, Button, Loader, MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findAssociatedUsers } from '#areas/opportunities/contract/opportunity.calls.ts';
import { PEOPLE_MAX } from '#areas/opportunities/rules/opportunity-limits.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import classes from './companies-field.module.css';
import type { ChosenCompany } from './opportunity-shape.ts';

const PAUSE_MS = 250;
const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

interface CompanyLineProps {
  readonly company: ChosenCompany;
  readonly isFavourite: boolean;
  /** Its place among those that are asked in order. */
  readonly place?: { readonly at: number; readonly count: number; readonly move: (from: number, to: number) => void };
  readonly onUsers: (users: ChosenCompany['users']) => void;
  readonly onRemove: () => void;
}

/** A chosen company: its place in the order, and the people it is narrowed to. */
export function CompanyLine({ company, isFavourite, place, onUsers, onRemove }: CompanyLineProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { companyName: name, users } = company;
  const button = (label: string, icon: ReactNode, act: () => void, disabled = false) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      disabled={disabled}
      onClick={act}
      aria-label={label}
      title={label}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <li className={classes.company}>
      <div className={classes.head}>
        {place && <span className={classes.place}>{place.at + 1}</span>}
        <span className={classes.name}>
          {name}
          {isFavourite && <FavouriteStar />}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconUsers size="1rem" stroke={1.6} aria-hidden />}
          aria-expanded={isOpen}
          aria-label={t('opportunities.form.companies.people', { name })}
          onClick={() => setIsOpen((before) => !before)}
        >
          {users.length === 0
            ? t('opportunities.form.companies.everybody')
            : t('opportunities.form.companies.only', { count: users.length })}
        </Button>
        {place && place.count > 1 && (
          <>
            {button(
              t('opportunities.form.companies.moveUp', { name }),
              <IconArrowUp {...ICON} />,
              () => place.move(place.at, place.at - 1),
              place.at === 0,
            )}
            {button(
              t('opportunities.form.companies.moveDown', { name }),
              <IconArrowDown {...ICON} />,
              () => place.move(place.at, place.at + 1),
              place.at === place.count - 1,
            )}
          </>
        )}
        {button(t('opportunities.form.companies.remove', { name }), <IconTrash {...ICON} />, onRemove)}
      </div>
      {isOpen && <People company={company} onUsers={onUsers} />}
    </li>
  );
}

/** The people of a company who may see offered freight; without a choice all of them do. */
function People({ company, onUsers }: Pick<CompanyLineProps, 'company' | 'onUsers'>): ReactNode {
  const { t } = useTranslation();
  const { companyId, companyName: name, users } = company;
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE_MS);
  const query = search ? { search } : {};
  const reply = useCall(findAssociatedUsers, { params: { companyId }, query }, { placeholderData: (kept) => kept });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Loader size="sm" />;
  const found = reply.data.users;
  const known = [...found, ...users.filter(({ userId }) => !found.some((person) => person.userId === userId))];
  return (
    <MultiSelect
      classNames={FIELD_CLASSES}
      aria-label={t('opportunities.form.companies.people', { name })}
      placeholder={users.length === 0 ? t('opportunities.form.companies.everybody') : ''}
      data={known.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
      nothingFoundMessage={t(search ? 'lists.noResult' : 'opportunities.form.companies.nobody')}
      maxValues={PEOPLE_MAX}
      searchable
      searchValue={text}
      onSearchChange={setText}
      clearable
      clearButtonProps={{ 'aria-label': t('ui.fields.choice.clear', { label: name }) }}
      value={users.map(({ userId }) => userId)}
      onChange={(ids) => onUsers(known.filter(({ userId }) => ids.includes(userId)))}
    />
  );
}

export function FavouriteStar(): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.star} role="img" aria-label={t('opportunities.form.companies.favourite')}>
      <IconStarFilled size="0.9rem" aria-hidden />
    </span>
  );
}
